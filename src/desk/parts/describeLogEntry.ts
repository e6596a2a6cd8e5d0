import { adminLog } from '#src/desk/words/adminLog.ts';
import { type LogEntry, MAILBOX, SITE, VISITOR } from '#src/domain/submissions/submissionLog.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

/** The author of a change in the reader's words; `own` is the reader's e-mail. */
export function nameAuthor(by: string, own: string | undefined): string {
  if (by === VISITOR) return adminLog.visitor;
  if (by === SITE) return adminLog.site;
  if (by === MAILBOX) return adminLog.mailbox;
  return by === own ? adminLog.you : by;
}

/** 'Concluída por bia@exemplo.com.br, 12/03/2026, 14:05'. */
export function describeLogEntry({ at, by, what }: LogEntry, own?: string): string {
  return `${adminLog.what[what]} ${adminLog.by} ${nameAuthor(by, own)}, ${formatDateTime(at)}`;
}

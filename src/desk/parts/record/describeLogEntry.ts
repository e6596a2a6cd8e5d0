import { columnOf } from '#src/domain/submissions/states.ts';
import { ACTIONS, type LogEntry, MAILBOX, SITE, VISITOR } from '#src/domain/submissions/submissionLog.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

export const logWords = { ...columnOf('told'), ...ACTIONS };

/** The author of a change in words; `nameOf` returns a team member's name by e-mail (see useTeamNames). */
export function nameAuthor(by: string, nameOf: (email: string) => string): string {
  if (by === VISITOR) return 'quem enviou';
  if (by === SITE) return 'lembrete do site';
  if (by === MAILBOX) return 'o link do aviso por email';
  return nameOf(by);
}

/** A log entry as a sentence: 'Concluída por Bia Rocha, 12/03/2026, 14:05'. */
export function describeLogEntry({ at, by, what }: LogEntry, nameOf = (email: string) => email): string {
  return `${logWords[what]} por ${nameAuthor(by, nameOf)}, ${formatDateTime(at)}`;
}

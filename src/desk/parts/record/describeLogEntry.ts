import { columnOf } from '#src/domain/submissions/states.ts';
import { type LogEntry, MAILBOX, SITE, VISITOR } from '#src/domain/submissions/submissionLog.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

/** People's actions on a submission, for its history and for notices of others' changes. */
export const logWords = {
  ...columnOf('told'),
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
  mails: 'Emails pedidos de novo',
  deletion: 'Exclusão pedida',
  place: 'Endereço definido',
  hosted: 'Passou a outra pessoa',
  accepted: 'Convite aceito',
  declined: 'Convite recusado',
  moved: 'Mudou de horário',
  kept: 'Consultoria realizada',
  missed: 'Não compareceu',
  unnoted: 'Volta a constar como marcada',
  replied: 'Resposta escrita',
  received: 'Novo email',
  mailed: 'Respondida por email',
  takenBack: 'Resposta desfeita antes de sair',
  noted: 'Nota escrita',
  noteRemoved: 'Nota excluída',
  address: 'Endereço de email corrigido',
  assigned: 'Responsável definido',
  tagged: 'Etiquetas mudadas',
  separated: 'Separada da conversa',
} as const;

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

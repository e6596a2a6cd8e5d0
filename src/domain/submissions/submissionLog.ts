import type { SubmissionState } from './states.ts';

/** Actions of people on a submission, except those that only set a state, with their labels at the desk. */
export const ACTIONS = {
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
};

export type SubmissionChange = SubmissionState | keyof typeof ACTIONS;

/** Changes that only the studio sees; they do not move a submission in lists. */
const QUIET: readonly string[] = ['noted', 'noteRemoved', 'assigned', 'tagged', 'accepted'];

/** A change by a person: `by` is an administrator's e-mail, VISITOR, MAILBOX or SITE; `from` is the previous state. */
export type LogEntry = {
  at: Date;
  by: string;
  what: SubmissionChange;
  from?: SubmissionState;
  commandId?: string;
  /** A digest of the command's fields, to distinguish different commands with the same id. */
  digest?: string;
};

export type SubmissionLog = Record<string, LogEntry>;

/** Authors in the log that are not administrators: the visitor, and the site itself. */
export const VISITOR = 'visitor';
export const SITE = 'site';
/** Author in the log: somebody who opened the link in a notice to the studio's mailbox. */
export const MAILBOX = 'mailbox';

/**
 * The fields that every change by a person sets besides its own fields. Only people's changes increase `revision`.
 * Lists are sorted by `updatedAt`, which internal changes do not set.
 */
export function nextRevision(stored: { revision: number; log: SubmissionLog }, entry: LogEntry) {
  const revision = stored.revision + 1;
  const moved = !QUIET.includes(entry.what) && { updatedAt: entry.at };
  return { revision, log: { ...stored.log, [revision]: entry }, ...moved };
}

/** The entries of a log, oldest first. */
export function logEntries(log: SubmissionLog): LogEntry[] {
  return Object.entries(log)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, entry]) => entry);
}

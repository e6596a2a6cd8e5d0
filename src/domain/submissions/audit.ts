import type { ExportPeriod } from './lists/dataExport.ts';
import type { SubmissionKind } from './submission.ts';

export type RecordedAction = 'delete' | 'cancel' | 'spam' | 'write' | 'correct' | 'place';

export type PersonAction = 'joinPeople' | 'separatePerson';

/** Changes of an administrator's access. All administrators get a mail about each change. */
export const PASSKEY_EVENTS = ['enrolPasskey', 'removePasskey', 'resetPasskeys', 'confirmAddress'] as const;

/** Changes to the list of administrators and to their access; `person` is an administrator's e-mail. */
export type TeamEvent = {
  action: 'invite' | 'withdraw' | 'join' | 'remove' | (typeof PASSKEY_EVENTS)[number];
  person: string;
};

/**
 * An entry of audit/{id}. It contains ids, never visitors' names. `by` is the administrator's uid; `submissions` are
 * paths ('messages/…', 'bookings/…'). An exported list is recorded in `list` by kind and period instead.
 */
export interface AuditEntry {
  id: string;
  action: RecordedAction | 'export' | 'dropMail' | PersonAction | TeamEvent['action'];
  by: string;
  at: Date;
  submissions: string[];
  person?: string;
  list?: { kind: SubmissionKind } & ExportPeriod;
}

/** The actions' names at the desk. */
export const AUDIT_ACTIONS: Record<AuditEntry['action'], string> = {
  delete: 'Exclusão',
  cancel: 'Cancelamento',
  spam: 'Marcação como spam',
  write: 'Primeira mensagem',
  correct: 'Endereço corrigido',
  place: 'Link da consultoria',
  dropMail: 'Email tirado do painel',
  export: 'Cópia baixada',
  joinPeople: 'Endereços juntados em uma pessoa',
  separatePerson: 'Endereço separado de uma pessoa',
  invite: 'Convite para a equipe',
  withdraw: 'Convite retirado',
  join: 'Entrada na equipe',
  remove: 'Remoção da equipe',
  enrolPasskey: 'Nova chave de acesso',
  removePasskey: 'Chave de acesso removida',
  resetPasskeys: 'Chaves de acesso redefinidas',
  confirmAddress: 'Email confirmado',
};

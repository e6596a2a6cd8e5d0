import type { ExportPeriod } from './lists/dataExport.ts';
import type { SubmissionKind } from './submission.ts';

/** The commands that the audit log keeps. */
export type RecordedAction = 'delete' | 'cancel' | 'spam' | 'write' | 'correct' | 'place';

/** Addresses that the desk takes for one person's, or no longer does. */
export type PersonAction = 'joinPeople' | 'separatePerson';

/** Changes of access, of which each administrator is told by mail. */
export const PASSKEY_EVENTS = ['enrolPasskey', 'removePasskey', 'resetPasskeys', 'confirmAddress'] as const;

/** Changes of who is an administrator, and how; `person` is the e-mail of whom it is about, who is no visitor. */
export type TeamEvent = {
  action: 'invite' | 'withdraw' | 'join' | 'remove' | (typeof PASSKEY_EVENTS)[number];
  person: string;
};

/**
 * An entry of audit/{id}. It names ids and never people: `by` is the administrator's uid, `submissions` are paths ('messages/…',
 * 'bookings/…'). The export of a list names the list instead, by kind and period.
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

/** For this long after a ceremony with a passkey an administrator may delete, cancel and export. */
export const RECENT_SIGN_IN_MS = 3_600_000;

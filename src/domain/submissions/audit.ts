import type { ExportPeriod } from './lists/dataExport.ts';
import type { SubmissionKind } from './submission.ts';

/** The commands that the audit log records. */
export type RecordedAction = 'delete' | 'cancel' | 'spam' | 'write' | 'correct' | 'place';

/** Actions that join several addresses as one person's, or separate one again. */
export type PersonAction = 'joinPeople' | 'separatePerson';

/** Changes of access. Every administrator gets a mail about them. */
export const PASSKEY_EVENTS = ['enrolPasskey', 'removePasskey', 'resetPasskeys', 'confirmAddress'] as const;

/** Changes to the list of administrators and to their access; `person` is an administrator's e-mail. */
export type TeamEvent = {
  action: 'invite' | 'withdraw' | 'join' | 'remove' | (typeof PASSKEY_EVENTS)[number];
  person: string;
};

/**
 * An entry of audit/{id}. It has ids, and never the names of people. `by` is the administrator's uid; `submissions` are
 * paths ('messages/…', 'bookings/…'). For the export of a list, `list` has its kind and period instead.
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

/** How long after a passkey ceremony an administrator may delete, cancel and export. */
export const RECENT_SIGN_IN_MS = 3_600_000;

import type { ExportPeriod } from './lists/dataExport.ts';
import type { SubmissionKind } from './submission.ts';

/** The commands that are recorded in the audit log. */
export type RecordedAction = 'delete' | 'cancel' | 'spam' | 'write' | 'correct' | 'place';

/** Joins several addresses as one person's, or separates one again. */
export type PersonAction = 'joinPeople' | 'separatePerson';

/** Changes of access. Every administrator is told of them by mail. */
export const PASSKEY_EVENTS = ['enrolPasskey', 'removePasskey', 'resetPasskeys', 'confirmAddress'] as const;

/**
 * Changes to the list of administrators and to their access; `person` is the administrator's e-mail, never a visitor's.
 */
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

/** How long after a passkey ceremony an administrator may delete, cancel and export. */
export const RECENT_SIGN_IN_MS = 3_600_000;

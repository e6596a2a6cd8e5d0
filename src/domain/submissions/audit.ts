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

/** An administrator may delete, cancel and export for this long after a passkey ceremony. */
export const RECENT_SIGN_IN_MS = 3_600_000;

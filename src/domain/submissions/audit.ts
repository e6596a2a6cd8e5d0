import type { ExportPeriod } from './dataExport.ts';
import type { SubmissionKind } from './submission.ts';

/** The commands that the audit log keeps. */
export type RecordedAction = 'delete' | 'cancel';

/**
 * An entry of audit/{id}: what an administrator did. It names ids and never people: `by` is the administrator's uid,
 * `submissions` are paths ('messages/…', 'bookings/…'). The export of a list names the list instead, by kind and
 * period.
 */
export interface AuditEntry {
  id: string;
  action: RecordedAction | 'export';
  by: string;
  at: Date;
  submissions: string[];
  list?: { kind: SubmissionKind } & ExportPeriod;
}

/** For this long after signing in an administrator may delete, cancel and export. */
export const RECENT_SIGN_IN_MS = 3_600_000;

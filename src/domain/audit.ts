import type { ExportPeriod } from './dataExport.ts';
import type { InboxFilter } from './inboxFilters.ts';
import type { SubmissionKind } from './submission.ts';

/**
 * An entry of audit/{id}: what an administrator did. It names ids and never people: `by` is the administrator's uid,
 * `submissions` are paths ('messages/…', 'bookings/…'). The export of a list names the list instead, by kind, filter and
 * period and without what was typed to search for.
 */
export interface AuditEntry {
  id: string;
  action: 'delete' | 'cancel' | 'export';
  by: string;
  at: Date;
  submissions: string[];
  list?: { kind: SubmissionKind; filter: InboxFilter } & ExportPeriod;
}

/** The submission as far as the id of its entry depends on it; without a readable moment it is 0. */
type Audited = { kind: SubmissionKind; id: string; createdAt: Date };

/**
 * The id under which firestore.rules look for the entry of a deletion or cancellation. The moment of the submission is
 * part of it, because the same id may be sent and stored again after it was deleted.
 */
export function auditEntryId(action: 'delete' | 'cancel', { kind, id, createdAt }: Audited): string {
  return `${action}-${kind}-${id}-${createdAt.getTime()}`;
}

/** For this long after signing in an administrator may delete, cancel and export; firestore.rules have the same hour. */
export const RECENT_SIGN_IN_MS = 3_600_000;

import type { SubmissionKind } from './submission.ts';

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

import type { Firestore } from 'firebase-admin/firestore';
import type { StoredBooking } from '../../../../src/domain/submissions/submission.ts';
import { STORE_STEP_MS } from '../../policy/submissionTimes.ts';
import { type StoredSubmission, submissionIn } from '../submissions/submissionDocuments.ts';
import { withTimeout } from '../withTimeout.ts';
import { type LinkedBooking, linkedBooking } from './bookingLinks.ts';

/** Whether a link was made for this booking, and not for another one that had its id before. */
export function isMeantBy(link: LinkedBooking, { kind, id, record }: StoredSubmission): boolean {
  const { createdAt, generation = 0 } = linkedBooking(id, record);
  const isSame = link.createdAt === createdAt && (link.generation ?? 0) === generation;
  return kind === 'bookings' && isSame && record.state !== 'spam';
}

/** Reads the bookings of links. */
export function createBookingReader(db: () => Firestore) {
  /** The booking of a link; undefined when there is none, or another one under its id. */
  return async function readLinkedBooking(link: LinkedBooking): Promise<StoredBooking | undefined> {
    const key = { kind: 'bookings', id: link.id } as const;
    const found = submissionIn(key, await withTimeout(STORE_STEP_MS, db().doc(`bookings/${link.id}`).get()));
    return found && isMeantBy(link, found) ? (found.record as StoredBooking) : undefined;
  };
}

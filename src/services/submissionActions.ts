import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { auditEntryId } from '#src/domain/audit.ts';
import { auditExpiry, spamExpiry } from '#src/domain/retention.ts';
import { agendaPath } from '#src/domain/slots.ts';
import type { ASSIGNABLE_STATES, BookingSubmission, Submission } from '#src/domain/submission.ts';
import { currentUser } from './firebaseAuth.ts';
import { firestore } from './firestore.ts';
import { ServiceError, toServiceError } from './ServiceError.ts';
import { submissionDocument } from './submissionDocuments.ts';
import { loadSubmission } from './submissions.ts';

/** Makes the change, and answers the record as it is stored then. */
function change<Item extends Submission>({ kind, id }: Item, work: () => Promise<void>): Promise<Item> {
  return toServiceError(async () => {
    await work();
    const item = await loadSubmission(kind, id);
    if (!item) throw new ServiceError('failed');
    return item as Item;
  });
}

/** A commit that records in the audit log what it does to the submission; rules demand that it is done. */
function recordedBatch(action: 'delete' | 'cancel', submission: Submission): WriteBatch {
  return writeBatch(firestore).set(doc(firestore, 'audit', auditEntryId(action, submission)), {
    action,
    by: currentUser().uid,
    at: serverTimestamp(),
    submissions: [`${submission.kind}/${submission.id}`],
    expireAt: auditExpiry(new Date()),
  });
}

/** Takes the booking's slot out of its month, as part of the commit that cancels or deletes it. */
function releaseSlot(batch: WriteBatch, { data, horario, id }: BookingSubmission): WriteBatch {
  const slot = new FieldPath('taken', data);
  return batch.update(doc(firestore, agendaPath(data)), slot, arrayRemove(horario), 'released', id);
}

/**
 * Gives a record a state. Spam is deleted after thirty days, and what leaves it is kept as long as any other. Answers the
 * changed record. Throws a ServiceError (`denied` for a booking that holds a slot and is to become spam).
 */
export function changeState(
  item: Submission,
  state: (typeof ASSIGNABLE_STATES)[number] | 'spam',
): Promise<Submission> {
  return change(item, () =>
    updateDoc(submissionDocument(item), {
      state,
      updatedAt: serverTimestamp(),
      ...(state === 'spam' && {
        expireAt: spamExpiry(new Date(), item.expireAt),
        keepUntil: item.expireAt,
      }),
      ...(item.state === 'spam' && { expireAt: item.keepUntil, keepUntil: deleteField() }),
    }),
  );
}

/**
 * Confirms what the filters held back: it counts as new, and its visitor gets the mail that waited, within five minutes.
 * Answers the changed record. Throws a ServiceError.
 */
export function confirmSubmission(item: Submission): Promise<Submission> {
  return change(item, () =>
    updateDoc(submissionDocument(item), {
      state: 'new',
      'mail.state': 'pending',
      'mail.outstanding': arrayUnion('visitor'),
      'mail.attempts': 0,
      'mail.nextAttemptAt': serverTimestamp(),
      updatedAt: serverTimestamp(),
    }),
  );
}

/**
 * Has the outstanding mails sent anew, from the first attempt on, within five minutes. Answers the changed record.
 * Throws a ServiceError.
 */
export function resendMails(item: Submission): Promise<Submission> {
  return change(item, () =>
    updateDoc(submissionDocument(item), {
      'mail.state': 'pending',
      'mail.attempts': 0,
      'mail.nextAttemptAt': serverTimestamp(),
      updatedAt: serverTimestamp(),
    }),
  );
}

/**
 * Takes a booking back for good: its slot is free again, its visitor gets a mail and the audit log an entry, all or
 * nothing. Needs a sign-in of the last hour. Answers the changed record. Throws a ServiceError (`denied` when it was
 * cancelled already).
 */
export function cancelBooking(booking: BookingSubmission): Promise<BookingSubmission> {
  return change(booking, () => {
    const batch = recordedBatch('cancel', booking).update(submissionDocument(booking), {
      holdsSlot: false,
      cancelledAt: serverTimestamp(),
      'mail.state': 'pending',
      // The studio is told for its calendar.
      'mail.outstanding': ['studioCancellation', ...(booking.email ? ['cancellation'] : [])],
      'mail.attempts': 0,
      'mail.nextAttemptAt': serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    return releaseSlot(batch, booking).commit();
  });
}

/**
 * Deletes a submission with an entry in the audit log; a booking that holds a slot gives it up in the same commit. Its
 * visitor is not told. Needs a sign-in of the last hour. Throws a ServiceError.
 */
export function deleteSubmission(submission: Submission): Promise<void> {
  return toServiceError(async () => {
    // Its deletion was recorded when it was asked for.
    if (submission.kind === 'bookings' && submission.deleteWhenMailed)
      return deleteDoc(submissionDocument(submission));
    const batch = recordedBatch('delete', submission).delete(submissionDocument(submission));
    if (submission.kind === 'bookings' && submission.holdsSlot) releaseSlot(batch, submission);
    await batch.commit();
  });
}

/**
 * Cancels a booking where it is not yet, and has it deleted by the functions as soon as its visitor has been told by
 * mail. What fails halfway is continued by doing it again. Answers the changed record. Throws a ServiceError.
 */
export async function deleteBookingWhenMailed(booking: BookingSubmission): Promise<BookingSubmission> {
  const stored = await loadSubmission('bookings', booking.id);
  if (stored?.kind !== 'bookings') throw new ServiceError('failed');
  const cancelled = stored.holdsSlot ? await cancelBooking(stored) : stored;
  return change(cancelled, () =>
    recordedBatch('delete', cancelled)
      .update(submissionDocument(cancelled), { deleteWhenMailed: true, updatedAt: serverTimestamp() })
      .commit(),
  );
}

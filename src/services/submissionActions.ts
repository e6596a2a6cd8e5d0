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
import type { Cancellation } from '#src/domain/cancellation.ts';
import { replyNumber } from '#src/domain/replies.ts';
import { auditExpiry } from '#src/domain/retention.ts';
import { agendaPath } from '#src/domain/slots.ts';
import type {
  ASSIGNABLE_STATES,
  BookingSubmission,
  Submission,
  SubmissionState,
} from '#src/domain/submission.ts';
import type { SubmissionChange } from '#src/domain/submissionLog.ts';
import { changeSubmission, refuseOverwriting } from './changeSubmission.ts';
import { currentUser } from './firebaseAuth.ts';
import { firestore } from './firestore.ts';
import { callStudioInbox } from './studioInbox.ts';
import { submissionDocument } from './submissionDocuments.ts';

/** The fields of a person's change beside its own: it follows the revision that they have seen, and says who they are. */
function nextRevision({ revision, state }: Submission, what: SubmissionChange): object {
  return {
    revision: revision + 1,
    [`log.${revision + 1}`]: { at: serverTimestamp(), by: currentUser().email, what, from: state },
    updatedAt: serverTimestamp(),
  };
}

/** A commit that records in the audit log what it does to the submission; rules demand that it is done. */
function recordedBatch(action: 'delete' | 'cancel', submission: Submission): WriteBatch {
  return writeBatch(firestore).set(doc(firestore, 'audit', auditEntryId(action, submission)), {
    action,
    by: currentUser().uid,
    at: serverTimestamp(),
    submissions: [`${submission.kind}/${submission.id}`],
    revision: submission.revision,
    expireAt: auditExpiry(new Date()),
  });
}

/** Takes the booking's slot out of its month, as part of the commit that cancels or deletes it. */
function releaseSlot(batch: WriteBatch, { data, horario, id }: BookingSubmission): WriteBatch {
  const slot = new FieldPath('taken', data);
  return batch.update(doc(firestore, agendaPath(data)), slot, arrayRemove(horario), 'released', id);
}

/**
 * Gives a record a state. Into spam a booking gives its slot back, and out of it takes it again if it is free; both are a
 * function's work. Answers the changed record. Throws a ServiceError (see changeSubmission).
 */
export function changeState(
  item: Submission,
  state: (typeof ASSIGNABLE_STATES)[number] | 'spam',
): Promise<Submission> {
  return changeSubmission(item, () => {
    if (state === 'spam') return callStudioInbox('spam', item);
    if (item.state === 'spam') return callStudioInbox('release', item, { state });
    return updateDoc(submissionDocument(item), { state, ...nextRevision(item, state) });
  });
}

/**
 * Gives a record the state back that it had before the change that made it `changed`, which was the last one. Answers the
 * changed record. Throws a ServiceError (see changeSubmission).
 */
export function restoreState(changed: Submission, before: SubmissionState): Promise<Submission> {
  if (before === 'review')
    return changeSubmission(changed, () =>
      changed.state === 'spam'
        ? callStudioInbox('release', changed, { state: before })
        : updateDoc(submissionDocument(changed), { state: before, ...nextRevision(changed, before) }),
    );
  return changeState(changed, before);
}

/**
 * Confirms what the filters held back: it counts as new, and its visitor gets the mail that waited, within five minutes.
 * Answers the changed record. Throws a ServiceError.
 */
export function confirmSubmission(item: Submission): Promise<Submission> {
  return changeSubmission(item, () =>
    updateDoc(submissionDocument(item), {
      state: 'new',
      'mail.state': 'pending',
      'mail.outstanding': arrayUnion('visitor'),
      'mail.attempts': 0,
      'mail.nextAttemptAt': serverTimestamp(),
      ...nextRevision(item, 'confirmed'),
    }),
  );
}

/**
 * Has the outstanding mails sent anew, from the first attempt on, within five minutes. Answers the changed record.
 * Throws a ServiceError.
 */
export function resendMails(item: Submission): Promise<Submission> {
  return changeSubmission(item, () =>
    updateDoc(submissionDocument(item), {
      'mail.state': 'pending',
      'mail.attempts': 0,
      'mail.nextAttemptAt': serverTimestamp(),
      ...nextRevision(item, 'mails'),
    }),
  );
}

/** Adds a note for the studio alone. Answers the changed record. Throws a ServiceError (see changeSubmission). */
export function addNote(item: Submission, text: string): Promise<Submission> {
  const note = { text, by: currentUser().email, at: serverTimestamp() };
  return changeSubmission(item, () =>
    updateDoc(submissionDocument(item), {
      [`notes.${item.revision + 1}`]: note,
      ...nextRevision(item, 'noted'),
    }),
  );
}

/** Takes the note of that revision away. Answers the changed record. Throws a ServiceError (see changeSubmission). */
export function removeNote(item: Submission, revision: string): Promise<Submission> {
  return changeSubmission(item, () =>
    updateDoc(submissionDocument(item), {
      [`notes.${revision}`]: deleteField(),
      ...nextRevision(item, 'noteRemoved'),
    }),
  );
}

/**
 * Takes a booking back for good: its slot is free again, its visitor gets a mail with the reason and the offered times,
 * and the audit log an entry, all or nothing. Needs a sign-in of the last hour. Answers the changed record. Throws a
 * ServiceError (`denied` when it was cancelled already).
 */
export function cancelBooking(
  booking: BookingSubmission,
  cancellation?: Cancellation,
): Promise<BookingSubmission> {
  return changeSubmission(booking, () => {
    const batch = recordedBatch('cancel', booking).update(submissionDocument(booking), {
      holdsSlot: false,
      cancelledAt: serverTimestamp(),
      ...(cancellation && { cancellation }),
      'mail.state': 'pending',
      // The studio is told for its calendar.
      'mail.outstanding': [
        'studioCancellation',
        ...(booking.email ? ['cancellation'] : []),
        ...booking.mail.outstanding.filter((name) => replyNumber(name)),
      ],
      'mail.attempts': 0,
      'mail.nextAttemptAt': serverTimestamp(),
      ...nextRevision(booking, 'cancelled'),
    });
    return releaseSlot(batch, booking).commit();
  });
}

/**
 * Deletes a submission with an entry in the audit log; a booking that holds a slot gives it up in the same commit. Its
 * visitor is not told. Needs a sign-in of the last hour. Throws a ServiceError (see changeSubmission).
 */
export function deleteSubmission(submission: Submission): Promise<void> {
  return refuseOverwriting(submission, async () => {
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
  const cancelled = booking.holdsSlot ? await cancelBooking(booking) : booking;
  return changeSubmission(cancelled, () =>
    recordedBatch('delete', cancelled)
      .update(submissionDocument(cancelled), {
        deleteWhenMailed: true,
        ...nextRevision(cancelled, 'deletion'),
      })
      .commit(),
  );
}

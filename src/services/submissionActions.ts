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

/** Writes the fields of a person's change. Answers the changed record. Throws a ServiceError (see changeSubmission). */
function revise(item: Submission, what: SubmissionChange, fields: object): Promise<Submission> {
  return changeSubmission(item, () =>
    updateDoc(submissionDocument(item), { ...fields, ...nextRevision(item, what) }),
  );
}

/** The fields that have the outstanding mails tried from the first attempt on, within five minutes. */
function mailsDue(): object {
  return { 'mail.state': 'pending', 'mail.attempts': 0, 'mail.nextAttemptAt': serverTimestamp() };
}

/**
 * Gives a record a state. Into spam a booking gives its slot back, and out of it takes it again if it is free; both are a
 * function's work. Answers the changed record. Throws a ServiceError (see changeSubmission).
 */
export function changeState(
  item: Submission,
  state: (typeof ASSIGNABLE_STATES)[number] | 'spam',
): Promise<Submission> {
  return restoreState(item, state);
}

/**
 * Gives a record the state back that it had before the change that made it `changed`, which was the last one. Answers the
 * changed record. Throws a ServiceError (see changeSubmission).
 */
export function restoreState(changed: Submission, before: SubmissionState): Promise<Submission> {
  if (before === 'spam') return changeSubmission(changed, () => callStudioInbox('spam', changed));
  if (changed.state === 'spam')
    return changeSubmission(changed, () => callStudioInbox('release', changed, { state: before }));
  return revise(changed, before, { state: before });
}

/**
 * Confirms what the filters held back: it counts as new, and its visitor gets the mail that waited, within five minutes.
 * Answers the changed record. Throws a ServiceError.
 */
export function confirmSubmission(item: Submission): Promise<Submission> {
  const fields = { state: 'new', ...mailsDue(), 'mail.outstanding': arrayUnion('visitor') };
  return revise(item, 'confirmed', fields);
}

/**
 * Has the outstanding mails sent anew, from the first attempt on, within five minutes. Answers the changed record.
 * Throws a ServiceError.
 */
export function resendMails(item: Submission): Promise<Submission> {
  return revise(item, 'mails', mailsDue());
}

/** Adds a note for the studio alone. Answers the changed record. Throws a ServiceError (see changeSubmission). */
export function addNote(item: Submission, text: string): Promise<Submission> {
  const note = { text, by: currentUser().email, at: serverTimestamp() };
  return revise(item, 'noted', { [`notes.${item.revision + 1}`]: note });
}

/** Takes the note of that revision away. Answers the changed record. Throws a ServiceError (see changeSubmission). */
export function removeNote(item: Submission, revision: string): Promise<Submission> {
  return revise(item, 'noteRemoved', { [`notes.${revision}`]: deleteField() });
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
      ...mailsDue(),
      // The studio is told for its calendar.
      'mail.outstanding': [
        'studioCancellation',
        ...(booking.email ? ['cancellation'] : []),
        ...booking.mail.outstanding.filter((name) => replyNumber(name)),
      ],
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

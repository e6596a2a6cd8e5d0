import {
  arrayRemove,
  deleteField,
  doc,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { agendaPath } from '#src/domain/slots.ts';
import type { ASSIGNABLE_STATES, BookingSubmission, Submission } from '#src/domain/submission.ts';
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

/** Gives a record a state; what leaves spam is kept for good. Answers the changed record. Throws a ServiceError. */
export function changeState(
  item: Submission,
  state: (typeof ASSIGNABLE_STATES)[number],
): Promise<Submission> {
  return change(item, () =>
    updateDoc(submissionDocument(item), {
      state,
      updatedAt: serverTimestamp(),
      ...(item.state === 'spam' && { expireAt: deleteField() }),
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
 * Takes a booking back for good: its slot is free again and its visitor gets a mail, both or neither. Answers the changed
 * record. Throws a ServiceError (`denied` when it was cancelled already).
 */
export function cancelBooking(booking: BookingSubmission): Promise<BookingSubmission> {
  return change(booking, () =>
    writeBatch(firestore)
      .update(submissionDocument(booking), {
        holdsSlot: false,
        cancelledAt: serverTimestamp(),
        'mail.state': 'pending',
        'mail.outstanding': ['cancellation'],
        'mail.attempts': 0,
        'mail.nextAttemptAt': serverTimestamp(),
        updatedAt: serverTimestamp(),
      })
      .update(doc(firestore, agendaPath(booking.data)), {
        taken: arrayRemove(booking.horario),
        released: booking.id,
      })
      .commit(),
  );
}

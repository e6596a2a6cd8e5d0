import {
  arrayRemove,
  deleteField,
  doc,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { agendaPath } from '#src/domain/agenda.ts';
import type { INBOX_STATES, InboxBooking, InboxItem } from '#src/domain/inbox.ts';
import { firestore } from './firestore.ts';
import { loadInboxItem } from './inbox.ts';
import { inboxDocument } from './inboxDocuments.ts';
import { asService, ServiceError } from './ServiceError.ts';

/** Makes the change, and answers the record as it is stored then. */
function change<Item extends InboxItem>({ kind, id }: Item, work: () => Promise<void>): Promise<Item> {
  return asService(async () => {
    await work();
    const item = await loadInboxItem(kind, id);
    if (!item) throw new ServiceError('failed');
    return item as Item;
  });
}

/** Gives a record a state; what leaves spam is kept for good. Answers the changed record. Throws a ServiceError. */
export function changeState(item: InboxItem, state: (typeof INBOX_STATES)[number]): Promise<InboxItem> {
  return change(item, () =>
    updateDoc(inboxDocument(item), {
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
export function resendMails(item: InboxItem): Promise<InboxItem> {
  return change(item, () =>
    updateDoc(inboxDocument(item), {
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
export function cancelBooking(booking: InboxBooking): Promise<InboxBooking> {
  return change(booking, () =>
    writeBatch(firestore)
      .update(inboxDocument(booking), {
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

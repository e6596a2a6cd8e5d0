import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Availability } from '../../../src/domain/availability.ts';
import { replyNumber } from '../../../src/domain/replies.ts';
import { bookingExpiry } from '../../../src/domain/retention.ts';
import { type Obstacle, slotObstacle } from '../../../src/domain/slotObstacle.ts';
import type { MailName, StoredBooking } from '../../../src/domain/submission.ts';
import { nextRevision, VISITOR } from '../../../src/domain/submissionLog.ts';
import { missedNotice } from '../policy/bookingLimits.ts';
import { firstMailState } from '../policy/mailRetryPolicy.ts';
import { STORE_STEP_MS } from '../policy/submissionTimes.ts';
import {
  availabilityDocument,
  availabilityIn,
  freedSlot,
  monthDocument,
  takenIn,
  takenSlot,
  type WantedSlot,
} from './agendaDocuments.ts';
import type { LinkedBooking } from './bookingLinks.ts';
import { withDates } from './withDates.ts';
import { withTimeout } from './withTimeout.ts';

/** A booking that was found, as it is after what was asked, and the mails that the change calls for. */
export type ChangedBooking = { booking: StoredBooking; mails: MailName[] };

/** Why nothing was changed; `missing` also where another booking has taken the id. */
export type ChangeRefusal =
  | { refused: 'missing' | 'changed' | 'cancelled' }
  | { refused: 'tooLate'; noticeHours: number }
  | { refused: 'obstacle'; obstacle: Obstacle; availability: Availability };

export type ChangeOutcome = ChangedBooking | ChangeRefusal;

/**
 * What visitors do with their bookings: each change is one transaction that keeps agenda and bookings equal, and one that
 * was done already changes nothing more. `sequence` is the one that the visitor has seen.
 */
export function createBookingChanges(db: () => Firestore) {
  return { read, cancel, move };

  /** The booking of a link; undefined when there is none, or another one under its id. */
  async function read(link: LinkedBooking): Promise<StoredBooking | undefined> {
    return bookingOf(link, await withTimeout(STORE_STEP_MS, db().doc(`bookings/${link.id}`).get()));
  }

  /** Gives the slot back and has both sides told. */
  function cancel(link: LinkedBooking, { sequence, now }: { sequence: number; now: Date }) {
    return change(link, async (booking, transaction) => {
      if (!booking.holdsSlot) return { booking, mails: [] };
      if (booking.sequence !== sequence) return { refused: 'changed' };
      const rules = await transaction.get(availabilityDocument(db()));
      const noticeHours = missedNotice(booking, availabilityIn(rules), now);
      if (noticeHours !== undefined) return { refused: 'tooLate', noticeHours };
      const mails = mailsOf(booking, ['studioCancellation', 'cancellation']);
      const replies = booking.mail.outstanding.filter((name) => replyNumber(name));
      const fields = {
        holdsSlot: false,
        cancelledAt: now,
        cancelledBy: 'visitor' as const,
        ...nextRevision(booking, { at: now, by: VISITOR, what: 'cancelled' }),
        mail: firstMailState(now, [...mails, ...replies]),
      };
      transaction.update(monthDocument(db(), booking.data), freedSlot(booking));
      transaction.update(db().doc(`bookings/${link.id}`), fields);
      return { booking: { ...booking, ...fields }, mails };
    });
  }

  /** Frees the slot that the booking has and takes the wanted one, and has both sides told. */
  function move(
    link: LinkedBooking,
    { sequence, to: { data, horario }, now }: { sequence: number; to: WantedSlot; now: Date },
  ) {
    const to = { data, horario };
    return change(link, async (booking, transaction) => {
      if (!booking.holdsSlot) return { refused: 'cancelled' };
      if (isSame(booking, to)) return { booking, mails: [] };
      if (booking.sequence !== sequence) return { refused: 'changed' };
      const [before, after] = [monthDocument(db(), booking.data), monthDocument(db(), to.data)];
      const [rules, month] = await transaction.getAll(availabilityDocument(db()), after);
      const availability = availabilityIn(rules);
      const noticeHours = missedNotice(booking, availability, now);
      if (noticeHours !== undefined) return { refused: 'tooLate', noticeHours };
      // Its own slot is free for it, and needs no buffer.
      const taken = (takenIn(month)[to.data] ?? []).filter(
        (slot) => !isSame(booking, { ...to, horario: slot }),
      );
      const obstacle = slotObstacle(to.data, to.horario, { availability, taken, now });
      if (obstacle) return { refused: 'obstacle', obstacle, availability };

      const mails = mailsOf(booking, ['studioMoved', 'moved']);
      // A reminder or a change that is still to be told would tell of the time before.
      const others = booking.mail.outstanding.filter(
        (name) => name === 'studio' || name === 'visitor' || replyNumber(name),
      );
      const from = { data: booking.data, horario: booking.horario };
      const moved: StoredBooking = {
        ...booking,
        ...to,
        sequence: booking.sequence + 1,
        reminder: booking.email ? 'due' : 'done',
        history: [...booking.history, { at: now, what: 'moved', by: 'visitor', from }],
        expireAt: bookingExpiry(to.data),
        ...nextRevision(booking, { at: now, by: VISITOR, what: 'moved' }),
        mail: firstMailState(now, [...others, ...mails]),
      };
      transaction.update(before, freedSlot(booking));
      transaction.set(after, takenSlot(to), { merge: true });
      transaction.set(db().doc(`bookings/${link.id}`), moved);
      return { booking: moved, mails };
    });
  }

  function change(
    link: LinkedBooking,
    work: (booking: StoredBooking, transaction: Transaction) => Promise<ChangeOutcome>,
  ): Promise<ChangeOutcome> {
    const step = async (transaction: Transaction): Promise<ChangeOutcome> => {
      const booking = bookingOf(link, await transaction.get(db().doc(`bookings/${link.id}`)));
      return booking ? work(booking, transaction) : { refused: 'missing' };
    };
    return withTimeout(STORE_STEP_MS, db().runTransaction(step, { maxAttempts: 10 }));
  }
}

function bookingOf({ createdAt }: LinkedBooking, snapshot: DocumentSnapshot): StoredBooking | undefined {
  const data = snapshot.data();
  if (!data) return undefined;
  const booking = withDates(data) as StoredBooking;
  return booking.createdAt.getTime() === createdAt && booking.state !== 'spam' ? booking : undefined;
}

function isSame({ data, horario }: WantedSlot, other: WantedSlot): boolean {
  return data === other.data && horario === other.horario;
}

/** Of these mails those that may go out: none to a visitor without an address, or who was not confirmed yet. */
function mailsOf({ email, state }: StoredBooking, names: MailName[]): MailName[] {
  const isTold = email !== '' && state !== 'review';
  return names.filter((name) => isTold || name.startsWith('studio'));
}

import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Availability } from '../../../src/domain/agenda/availability.ts';
import { type Obstacle, slotObstacle } from '../../../src/domain/agenda/slotObstacle.ts';
import { isPastSlot } from '../../../src/domain/agenda/slots.ts';
import type { Change } from '../../../src/domain/commands/command.ts';
import { bookedFigures } from '../../../src/domain/figures/studioFigures.ts';
import { openConversation } from '../../../src/domain/submissions/conversation.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import { VISITOR } from '../../../src/domain/submissions/submissionLog.ts';
import { momentInSaoPaulo } from '../../../src/domain/time/momentInSaoPaulo.ts';
import {
  availabilityDocument,
  availabilityIn,
  monthDocument,
  takenIn,
  type WantedSlot,
} from '../adapters/agenda/agendaDocuments.ts';
import {
  type StoredSubmission,
  type SubmissionKey,
  submissionDocument,
  submissionIn,
} from '../adapters/submissions/submissionDocuments.ts';
import { toSubmission } from '../adapters/submissions/toSubmission.ts';
import { withTimeout } from '../adapters/withTimeout.ts';
import type { StartedMail } from '../mails/outbox.ts';
import { FUTURE_BOOKINGS } from '../policy/bookingLimits.ts';
import { RATE_WINDOW_MS, withinWindow } from '../policy/rateLimit.ts';
import { STORE_STEP_MS } from '../policy/submissionTimes.ts';
import { writeChange } from './writeChange.ts';

/**
 * Result of accepting a submission: `started` are its mails, to be sent at once; `obstacle` is why its slot cannot be
 * booked, by which rules.
 */
export type AcceptOutcome =
  | { started: StartedMail[] }
  | { known: StoredSubmission['record'] }
  | 'overLimit'
  | 'tooManyBookings'
  | { obstacle: Obstacle; availability: Availability };

/** Data that accepting needs beside the submission: for a booking its slot, and a keyed hash of its e-mail. */
type Acceptance = {
  hashedIp: string | undefined;
  booking: { slot: WantedSlot; hashedEmail: string } | undefined;
  now: Date;
};

/**
 * Where submissions are kept. Every step answers within 8 s or throws; a step that threw may still have happened,
 * which sending the same id again finds out. `limit` is how many submissions of one IP address are accepted within ten
 * minutes, 0 being no limit.
 */
export function createSubmissionStore(db: () => Firestore, limit: number) {
  const isOver = (accepted: Date[]) => limit > 0 && accepted.length >= limit;

  return { read, accept };

  /** Reads the record of an id; undefined when there is none. */
  async function read(key: SubmissionKey): Promise<StoredSubmission['record'] | undefined> {
    return submissionIn(key, await withTimeout(STORE_STEP_MS, submissionDocument(db(), key).get()))?.record;
  }

  /**
   * Stores a submission and its mails, takes its slot, and counts it for its IP address and its e-mail, in one transaction.
   * `known` is what is stored under the id already; `overLimit` and `tooManyBookings`: others were faster, or the e-mail has three
   * future bookings; `obstacle`: the slot cannot be booked at `now`.
   */
  function accept(
    submission: StoredSubmission,
    { hashedIp, booking, now }: Acceptance,
  ): Promise<AcceptOutcome> {
    const target = submissionDocument(db(), submission);
    const counter = limit > 0 && hashedIp ? db().collection('rateLimits').doc(hashedIp) : undefined;
    const month = booking && monthDocument(db(), booking.slot.data);
    const rules = booking && availabilityDocument(db());
    const quota = booking && db().collection('bookingQuotas').doc(booking.hashedEmail);
    const references = [target, counter, month, rules, quota].filter((one) => one !== undefined);
    return withTimeout(
      STORE_STEP_MS,
      db().runTransaction(
        async (transaction) => {
          // All at once, so that no two submissions wait for each other.
          const found = await transaction.getAll(...references);
          const read = (one: DocumentReference | undefined) => found[references.indexOf(one ?? target)];
          const known = found[0] && submissionIn(submission, found[0]);
          if (known) return { known: known.record };
          const accepted = counter ? withinWindow(acceptedAt(read(counter)?.get('accepted')), now) : [];
          if (isOver(accepted)) return 'overLimit';
          const joined = await readJoined(transaction, submission);
          if (booking && month && quota) {
            const { slot } = booking;
            const taken = takenIn(read(month))[slot.data] ?? [];
            const availability = availabilityIn(read(rules));
            const obstacle = slotObstacle(slot.data, slot.horario, { availability, taken, now });
            if (obstacle) return { obstacle, availability };
            const future = await readFutureBookings(transaction, read(quota)?.get('bookings') ?? [], now);
            if (future.length >= FUTURE_BOOKINGS) return 'tooManyBookings';
            transaction.set(quota, nextQuota(future, { id: submission.id, day: slot.data }));
          }
          if (counter)
            transaction.set(counter, { accepted: [...accepted, now], expireAt: after(now, RATE_WINDOW_MS) });
          const { kind, id, record } = submission;
          const change: Change = {
            fields: { ...record, ...(joined && continuing(joined)) },
            mails: record.state === 'review' ? ['studio'] : ['studio', 'visitor'],
            sendsNow: true,
            ...(joined && { others: [{ submission: joined, what: 'joined', fields: { state: 'joined' } }] }),
            ...(booking && { takes: booking.slot }),
            // A submission that is held back is counted once the studio confirms it.
            ...(submission.kind === 'bookings' &&
              record.state === 'new' && { counts: bookedFigures(submission.record) }),
          };
          const giver = { by: VISITOR, uid: '', name: '' };
          const { started } = writeChange(db(), transaction, { kind, id }, change, { giver, now });
          return { started };
        },
        { maxAttempts: 10 },
      ),
    );
  }

  /** The conversation that a message joins, which its filters did not hold back. */
  async function readJoined(transaction: Transaction, { kind, record }: StoredSubmission) {
    if (kind !== 'messages' || record.state !== 'new') return undefined;
    const ofAddress = db().collection('messages').where('emailKey', '==', record.emailKey);
    return openConversation((await transaction.get(ofAddress)).docs.map(toSubmission));
  }

  /** Those of these bookings that hold a slot after `now`; what was cancelled, moved or deleted stands in the bookings. */
  async function readFutureBookings(
    transaction: Transaction,
    ids: string[],
    now: Date,
  ): Promise<BookedDay[]> {
    if (ids.length === 0) return [];
    const found = await transaction.getAll(...ids.map((id) => db().collection('bookings').doc(id)));
    return found
      .filter((one) => one.get('holdsSlot') === true)
      .filter((one) => !isPastSlot(one.get('data'), one.get('horario'), now))
      .map((one) => ({ id: one.id, day: String(one.get('data')) }));
  }
}

/** What a message has of the conversation that it joins: also what somebody has begun to answer. */
function continuing({ conversation, responsible, drafts }: Submission) {
  return { conversation, responsible, drafts };
}

type BookedDay = { id: string; day: string };

/** The document that names the future bookings of an e-mail, kept until the last of them is past. */
function nextQuota(future: BookedDay[], added: BookedDay): { bookings: string[]; expireAt: Timestamp } {
  const all = [...future, added];
  const [last = ''] = all.map(({ day }) => day).sort((one, other) => (one < other ? 1 : -1));
  return {
    bookings: all.map(({ id }) => id),
    expireAt: Timestamp.fromMillis(Date.parse(momentInSaoPaulo(last, '23:59:59'))),
  };
}

function acceptedAt(value: unknown): Date[] {
  return ((value ?? []) as Timestamp[]).map((moment) => moment.toDate());
}

function after(now: Date, milliseconds: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + milliseconds);
}

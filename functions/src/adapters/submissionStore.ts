import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { bookingExpiry } from '../../../src/domain/retention.ts';
import { agendaPath, type Slot } from '../../../src/domain/slots.ts';
import type { StoredBooking, StoredMessage } from '../../../src/domain/submission.ts';
import { RATE_WINDOW_MS, withinWindow } from '../policy/rateLimit.ts';
import { CLAIM_KEPT_MS } from '../policy/retention.ts';
import { CLAIM_MS, STORE_STEP_MS } from '../policy/submissionTimes.ts';
import { withTimeout } from './withTimeout.ts';

/** What is stored: its collection, its id, and the document. */
export type StoredSubmission =
  | { kind: 'messages'; id: string; record: StoredMessage }
  | { kind: 'bookings'; id: string; record: StoredBooking };

type Key = Pick<StoredSubmission, 'kind' | 'id'>;

/** The date and slot that a booking takes. */
export type WantedSlot = { data: string; horario: Slot };

/**
 * Where submissions are kept. Every step answers within 8 s or throws; a step that threw may still have happened,
 * which sending the same id again finds out. `limit` is how many submissions of one IP address are accepted within ten
 * minutes, 0 being no limit.
 */
export function createSubmissionStore(db: () => Firestore, limit: number) {
  const document = ({ kind, id }: Key) => db().collection(kind).doc(id);
  const claimOf = ({ kind, id }: Key) => db().collection('submissions').doc(`${kind}-${id}`);
  const counterOf = (hashedIp: string) => db().collection('rateLimits').doc(hashedIp);
  const isOver = (accepted: Date[]) => limit > 0 && accepted.length >= limit;

  return { claim, release, isOverLimit, accept };

  /**
   * Reserves an id for the caller, so that of several equal submissions at once only one is worked on.
   * `accepted`: it is stored already; `busy`: another attempt holds it, at most for 20 s.
   */
  function claim(key: Key, now: Date): Promise<'claimed' | 'accepted' | 'busy'> {
    return withTimeout(
      STORE_STEP_MS,
      db().runTransaction(async (transaction) => {
        const [stored, claimed] = await transaction.getAll(document(key), claimOf(key));
        if (stored?.exists) return 'accepted';
        const until = claimed?.get('until') as Timestamp | undefined;
        if (until && until.toMillis() > now.getTime()) return 'busy';
        transaction.set(claimOf(key), {
          until: after(now, CLAIM_MS),
          expireAt: after(now, CLAIM_KEPT_MS),
        });
        return 'claimed';
      }),
    );
  }

  /** Releases a claimed id, so that the next attempt need not wait. */
  async function release(key: Key): Promise<void> {
    await withTimeout(STORE_STEP_MS, claimOf(key).delete());
  }

  /** Whether the IP address, given as its hash, has reached the limit. */
  async function isOverLimit(hashedIp: string, now: Date): Promise<boolean> {
    const counted = await withTimeout(STORE_STEP_MS, counterOf(hashedIp).get());
    return isOver(withinWindow(acceptedAt(counted.get('accepted')), now));
  }

  /**
   * Stores a submission, takes its slot and counts it for its IP address, in one transaction. `repeated`: the id is
   * stored already; `overLimit` and `slotTaken`: others were faster.
   */
  function accept(
    submission: StoredSubmission,
    { hashedIp, slot, now }: { hashedIp: string; slot: WantedSlot | undefined; now: Date },
  ): Promise<'stored' | 'repeated' | 'overLimit' | 'slotTaken'> {
    const target = document(submission);
    const counter = counterOf(hashedIp);
    const day = slot && db().doc(agendaPath(slot.data));
    return withTimeout(
      STORE_STEP_MS,
      db().runTransaction(
        async (transaction) => {
          const [stored, counted, agenda] = await transaction.getAll(target, counter, ...(day ? [day] : []));
          if (stored?.exists) return 'repeated';
          const accepted = withinWindow(acceptedAt(counted?.get('accepted')), now);
          if (isOver(accepted)) return 'overLimit';
          if (slot && (agenda?.get('taken') as Slot[] | undefined)?.includes(slot.horario))
            return 'slotTaken';
          transaction.set(target, submission.record);
          if (limit > 0) {
            transaction.set(counter, { accepted: [...accepted, now], expireAt: after(now, RATE_WINDOW_MS) });
          }
          if (day && slot)
            transaction.set(
              day,
              { taken: FieldValue.arrayUnion(slot.horario), expireAt: bookingExpiry(slot.data) },
              { merge: true },
            );
          transaction.delete(claimOf(submission));
          return 'stored';
        },
        { maxAttempts: 10 },
      ),
    );
  }
}

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

function acceptedAt(value: unknown): Date[] {
  return ((value ?? []) as Timestamp[]).map((moment) => moment.toDate());
}

function after(now: Date, milliseconds: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + milliseconds);
}

import type { Firestore } from 'firebase-admin/firestore';
import type { SubmissionKind } from '../../../../src/domain/submissions/submission.ts';
import { withTimeout } from '../withTimeout.ts';

/** More submissions an hour than these are a flood. FLOOD_MESSAGES and FLOOD_BOOKINGS override these limits. */
export const DEFAULT_FLOOD = { messages: 60, bookings: 20 };

export type FloodLimits = Record<SubmissionKind, number>;

const HOUR_MS = 3_600_000;

/** The count of other processes' submissions is cached for this long, so that most submissions need no query. */
const COUNTED_EVERY_MS = 5000;

/** Time limit of a count query, because visitors wait for it. */
const COUNTED_WITHIN_MS = 1000;

/**
 * Counts the last hour's submissions: this process's at once, others a few seconds late. `enter` adds one and returns
 * whether there is a flood (never if the limit is 0). `leave` removes one that was not stored. Never throws.
 */
export function createFloodGauge(db: () => Firestore, limits: FloodLimits, now: () => Date) {
  const gauges = { messages: newGauge(), bookings: newGauge() };
  return { enter, leave: (kind: SubmissionKind, at: number) => gauges[kind].leave(at) };

  async function enter(kind: SubmissionKind): Promise<{ at: number; isFlood: boolean }> {
    const gauge = gauges[kind];
    const at = now().getTime();
    const number = gauge.enter(at);
    if (limits[kind] === 0) return { at, isFlood: false };
    if (Math.abs(at - gauge.countedAt) >= COUNTED_EVERY_MS) {
      gauge.countedAt = at;
      gauge.others = countStored(kind, at).then((count) => Math.max(0, count - number + 1));
    }
    return { at, isFlood: number + (await gauge.others) > limits[kind] };
  }

  /** Counts the submissions of a kind that were stored within the last hour; 0 if the database does not respond. */
  async function countStored(kind: SubmissionKind, at: number): Promise<number> {
    const recent = db()
      .collection(kind)
      .where('createdAt', '>', new Date(at - HOUR_MS));
    const counted = await withTimeout(COUNTED_WITHIN_MS, recent.count().get()).catch(() => undefined);
    return counted?.data().count ?? 0;
  }
}

function newGauge() {
  let own: number[] = [];
  return {
    countedAt: Number.NEGATIVE_INFINITY,
    others: Promise.resolve(0),
    enter: (at: number) => {
      own = [...own.filter((one) => at - one < HOUR_MS), at];
      return own.length;
    },
    leave: (at: number) => {
      const index = own.indexOf(at);
      if (index >= 0) own.splice(index, 1);
    },
  };
}

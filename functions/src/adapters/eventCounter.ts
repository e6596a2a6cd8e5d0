import type { CountedEvent, EventCounts } from '../policy/findProblems.ts';
import { withTimeout } from './withTimeout.ts';

/** Counts are written at most this often, so that many requests do not wait for one document… */
const WRITE_EVERY_MS = 10_000;
/** Writes at once when this many wait: without a further request they would be lost with the process. */
const MOST_WAITING = 10;
const WRITE_WITHIN_MS = 1000;
/** Refusals alone wait so long, however many they are: a post that no captcha confirms costs no write. */
const REFUSALS_WAIT_MS = 10 * 60_000;

/** Counts events of this process and stores them now and then. Never throws, and keeps a request waiting for a second at most. */
export function createEventCounter(
  addCounts: (counts: Partial<EventCounts>) => Promise<void>,
  now: () => Date,
) {
  let waiting: Partial<EventCounts> = {};
  let writtenAt = Number.NEGATIVE_INFINITY;
  let waitingSince: number | undefined;

  return async function countEvent(event: CountedEvent): Promise<void> {
    waiting[event] = (waiting[event] ?? 0) + 1;
    const moment = now().getTime();
    waitingSince ??= moment;
    if (event === 'refused' && moment - waitingSince < REFUSALS_WAIT_MS) return;
    // Failures are written at once: the process may not live to the next request.
    const waitingNow = Object.values(waiting).reduce((sum, count) => sum + count, 0);
    const urgent = event === 'unavailable' || event === 'failed' || waitingNow >= MOST_WAITING;
    if (!urgent && moment - writtenAt < WRITE_EVERY_MS) return;
    const counts = waiting;
    waiting = {};
    writtenAt = moment;
    waitingSince = undefined;
    try {
      await withTimeout(WRITE_WITHIN_MS, addCounts(counts));
    } catch {
      for (const [name, count] of Object.entries(counts) as [CountedEvent, number][])
        waiting[name] = (waiting[name] ?? 0) + count;
    }
  };
}

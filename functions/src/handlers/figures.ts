import { isRobot, readBeacon } from '../../../src/domain/figures/beacon.ts';
import { countBeacon, type Figures, noFigures } from '../../../src/domain/figures/dayFigures.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import type { Batch } from '../adapters/figuresStore.ts';
import type { Adapters } from '../createAdapters.ts';

/** Minimum interval between writes. The first request after the interval writes all counts so far. */
const WRITE_EVERY_MS = 30_000;

/**
 * Counts beacons in memory and writes them to the document of their day. There is no timer, because functions do not
 * run between requests. A process that ends without SIGTERM loses the counts of at most half a minute.
 */
export function createFigures({ now, addToDay, pages }: Pick<Adapters, 'now' | 'addToDay' | 'pages'>) {
  const counting = new Map<string, Figures>();
  const waiting: Batch[] = [];
  let sequence = 0;
  let writtenAt = now().getTime();
  let writing = Promise.resolve();

  return { count, flush };

  /** Counts a beacon if it is valid and not from a robot. An unknown page counts as 'other'. */
  async function count(body: Uint8Array, userAgent: string | undefined): Promise<void> {
    const beacon = isRobot(userAgent) ? undefined : readBeacon(body);
    if (!beacon) return;
    const moment = now();
    const day = todayInSaoPaulo(moment);
    const route = pages.has(beacon.route) ? beacon.route : 'other';
    counting.set(day, countBeacon(counting.get(day) ?? noFigures(), { ...beacon, route }));
    if (moment.getTime() - writtenAt < WRITE_EVERY_MS) return;
    writtenAt = moment.getTime();
    await flush();
  }

  /** Writes all counts. A batch that fails is kept for the next flush. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  async function write(): Promise<void> {
    try {
      await writeWaiting();
      // Not reached while an earlier batch cannot be written. Then counts are only summed by day, to save memory.
      for (const [day, figures] of counting) {
        sequence += 1;
        waiting.push({ day, sequence, figures });
      }
      counting.clear();
      await writeWaiting();
    } catch {
      // The next flush retries the batches in the same order.
    }
  }

  async function writeWaiting(): Promise<void> {
    for (let batch = waiting[0]; batch; batch = waiting[0]) {
      await addToDay(batch);
      waiting.shift();
    }
  }
}

import { isRobot, readBeacon } from '../../../src/domain/figures/beacon.ts';
import { countBeacon, type Figures, noFigures } from '../../../src/domain/figures/dayFigures.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import type { Batch } from '../adapters/figuresStore.ts';
import type { Adapters } from '../createAdapters.ts';

/** Counts are written inside the first request so long after the last write. */
const WRITE_EVERY_MS = 30_000;

/**
 * Counts beacons in memory and writes them to the document of their day. A batch that may or may not have been written is
 * written again with the same number, which the store adds once only. No timer: none runs between two requests. Killed
 * without a signal it loses what was counted since the last write, which is at most what came within half a minute.
 */
export function createFigures({ now, addToDay, pages }: Pick<Adapters, 'now' | 'addToDay' | 'pages'>) {
  const counting = new Map<string, Figures>();
  const waiting: Batch[] = [];
  let sequence = 0;
  let writtenAt = now().getTime();
  let writing = Promise.resolve();

  return { count, flush };

  /** Counts a beacon, unless it comes from a robot or is none; a page that the site does not have is 'other'. */
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

  /** Writes what is counted; what could not be written stays for the next time. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  async function write(): Promise<void> {
    try {
      await writeWaiting();
      // While a batch waits, the counts of its day stay one sum, so an hour without a database fills no memory.
      for (const [day, figures] of counting) {
        sequence += 1;
        waiting.push({ day, sequence, figures });
      }
      counting.clear();
      await writeWaiting();
    } catch {
      // The next request tries again, in the same order.
    }
  }

  async function writeWaiting(): Promise<void> {
    for (let batch = waiting[0]; batch; batch = waiting[0]) {
      await addToDay(batch);
      waiting.shift();
    }
  }
}

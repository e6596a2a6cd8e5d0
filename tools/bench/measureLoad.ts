import { mapInParallel } from '../mapInParallel.ts';
import type { Figure } from './report.ts';

/** How many requests are sent, and by how many visitors at once. */
export type Load = { parallel: number; requests: number };

/**
 * Requests a second and the 95th percentile of the answers in milliseconds, as a row of the report: each of `parallel`
 * visitors sends the next request as soon as the last is answered.
 */
export async function measureLoad(
  name: string,
  send: () => Promise<unknown>,
  { parallel, requests }: Load,
): Promise<Figure> {
  const start = performance.now();
  const times = await mapInParallel(Array.from({ length: requests }), parallel, async () => {
    const began = performance.now();
    await send();
    return performance.now() - began;
  });
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
  return [
    `${name}, ${parallel} in parallel: requests a second · p95 ms`,
    `${(times.length / seconds).toFixed(1)} · ${p95.toFixed(0)}`,
    'none set',
  ];
}

import { readFile } from 'node:fs/promises';

/**
 * The time of all processors since the system started, and how much of it went to others, in its own unit (proc_stat(5), first
 * line); 0 where it is not told.
 */
async function processorTime(): Promise<{ stolen: number; all: number }> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const times = (/^cpu +(.+)$/m.exec(text)?.[1] ?? '').split(' ').map(Number).slice(0, 8);
  return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) };
}

/**
 * Starts to count which share of the processors' time the host of a virtual machine gives to others; what it returns tells
 * the share since then, from 0 to 1. While it is large, times mean little.
 */
export async function stolenShare(): Promise<() => Promise<number>> {
  const before = await processorTime();
  return async () => {
    const now = await processorTime();
    return (now.stolen - before.stolen) / Math.max(now.all - before.all, 1);
  };
}

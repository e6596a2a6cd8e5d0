import type { Submission } from './submission.ts';

function newestFirst(a: Submission, b: Submission): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

/** Of two readings of a record the one to show: an answer that was under way while it changed is out of date. */
export function latestVersion<Item extends Submission>(known: Item, read: Item): Item {
  return known.updatedAt > read.updatedAt ? known : read;
}

/** Both lists as one, newest first as the database orders them, every record as fresh as it is known. */
export function mergeSubmissions(known: readonly Submission[], read: readonly Submission[]): Submission[] {
  const items = new Map<string, Submission>();
  for (const item of [...known, ...read]) items.set(item.id, latestVersion(items.get(item.id) ?? item, item));
  return [...items.values()].sort(newestFirst);
}

/**
 * A submission carries the moment at which it was checked and is stored a little later, so one that is asked for after
 * a newer one may still be older; nothing takes longer than this.
 */
const STORED_WITHIN_MS = 2 * 60_000;

/**
 * From which moment on to ask for news of a list that shows `items`: a little before its newest, and never before its
 * oldest, which a longer list begins after. Undefined for an empty list.
 */
export function refreshSince(items: readonly Submission[]): Date | undefined {
  const times = items.map(({ createdAt }) => createdAt.getTime());
  if (times.length === 0) return undefined;
  return new Date(Math.max(Math.max(...times) - STORED_WITHIN_MS, Math.min(...times)));
}

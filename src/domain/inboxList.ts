import type { InboxItem } from './inbox.ts';

function newestFirst(a: InboxItem, b: InboxItem): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

/** Of two readings of a record the one to show: an answer that was under way while it changed is out of date. */
export function fresher<Item extends InboxItem>(known: Item, read: Item): Item {
  return known.updatedAt > read.updatedAt ? known : read;
}

/** Both lists as one, newest first as the database orders them, every record as fresh as it is known. */
export function mergeItems(known: readonly InboxItem[], read: readonly InboxItem[]): InboxItem[] {
  const items = new Map<string, InboxItem>();
  for (const item of [...known, ...read]) items.set(item.id, fresher(items.get(item.id) ?? item, item));
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
export function newsSince(items: readonly InboxItem[]): Date | undefined {
  const times = items.map(({ createdAt }) => createdAt.getTime());
  if (times.length === 0) return undefined;
  return new Date(Math.max(Math.max(...times) - STORED_WITHIN_MS, Math.min(...times)));
}

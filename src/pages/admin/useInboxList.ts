import { useCallback, useEffect, useRef, useState } from 'react';
import type { InboxItem } from '#src/domain/inbox.ts';
import { fresher, mergeItems, newsSince } from '#src/domain/inboxList.ts';
import type { InboxCursor, InboxQuery } from '#src/services/inbox.ts';
import { usePolling } from './usePolling.ts';

type ListState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; items: readonly InboxItem[]; next: InboxCursor | undefined };

const loadService = () => import('#src/services/inbox.ts');

/**
 * The records that were asked for: a page at first, more on demand, and by itself what comes in. A component that shows
 * another query is another component (by its key).
 */
export function useInboxList(wanted: InboxQuery) {
  const [state, setState] = useState<ListState>({ status: 'loading' });
  /** What came in by itself: lately, and since the list was opened. */
  const [arrivals, setArrivals] = useState<readonly InboxItem[]>([]);
  const [arrivedIds, setArrivedIds] = useState<ReadonlySet<string>>(new Set());
  const query = useRef(wanted).current;
  const current = useRef(state);
  current.current = state;

  const load = useCallback(async () => {
    const { loadInboxPage } = await loadService();
    setState({ status: 'ready', ...(await loadInboxPage(query)) });
  }, [query]);
  const start = useCallback(() => {
    setState({ status: 'loading' });
    load().catch(() => setState({ status: 'failed' }));
  }, [load]);
  useEffect(start, [start]);

  const trouble = usePolling(async () => {
    const before = current.current;
    if (before.status === 'loading') return;
    if (before.status === 'failed') return load();
    const since = newsSince(before.items);
    const { loadInboxSince, loadInboxPage } = await loadService();
    const { items: fresh, next } = since
      ? { items: await loadInboxSince(query, since), next: before.next }
      : await loadInboxPage(query);
    setState((now) =>
      now.status === 'ready' ? { ...now, items: mergeItems(now.items, fresh), next: now.next ?? next } : now,
    );
    const known = new Set(before.items.map(({ id }) => id));
    const arrived = fresh.filter(({ id }) => !known.has(id));
    if (arrived.length === 0) return;
    setArrivals(arrived);
    setArrivedIds((ids) => new Set([...ids, ...arrived.map(({ id }) => id)]));
  });

  /** Resolves with the first of the items that were added, if any. */
  const loadMore = useCallback(async (): Promise<InboxItem | undefined> => {
    const before = current.current;
    if (before.status !== 'ready' || !before.next) return undefined;
    const { loadInboxPage } = await loadService();
    const page = await loadInboxPage(query, before.next);
    setState((now) =>
      now.status === 'ready' ? { ...now, items: mergeItems(now.items, page.items), next: page.next } : now,
    );
    return page.items[0];
  }, [query]);

  /** Shows a record of the list as it is now. */
  const update = useCallback((item: InboxItem) => {
    setState((before) =>
      before.status === 'ready'
        ? {
            ...before,
            items: before.items.map((known) => (known.id === item.id ? fresher(known, item) : known)),
          }
        : before,
    );
  }, []);

  return { state, arrivals, arrivedIds, trouble, retry: start, loadMore, update };
}

import { useCallback, useEffect, useState } from 'react';
import type { InboxItem, InboxKind } from '#src/domain/inbox.ts';
import { fresher } from '#src/domain/inboxList.ts';
import { usePolling } from './usePolling.ts';

type OpenState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'ready'; item: InboxItem };

interface OpenItemOptions {
  kind: InboxKind;
  id: string;
  /** The same record as the list beside it has it, so that nothing need be loaded. */
  listed: InboxItem | undefined;
  /** Hears the record as it is stored now, whenever it was asked for. */
  onItem: (item: InboxItem) => void;
}

/** The opened record, from the list or the database, kept current. Another id is another component (by its key). */
export function useOpenItem({ kind, id, listed, onItem }: OpenItemOptions) {
  const [state, setState] = useState<OpenState>(
    listed ? { status: 'ready', item: listed } : { status: 'loading' },
  );
  const show = useCallback(
    (item: InboxItem) => {
      setState((before) => ({
        status: 'ready',
        item: before.status === 'ready' ? fresher(before.item, item) : item,
      }));
      onItem(item);
    },
    [onItem],
  );
  const load = useCallback(async () => {
    const { loadInboxItem } = await import('#src/services/inbox.ts');
    const item = await loadInboxItem(kind, id);
    if (item) show(item);
    else setState({ status: 'missing' });
  }, [kind, id, show]);
  const start = useCallback(() => {
    setState({ status: 'loading' });
    load().catch(() => setState({ status: 'failed' }));
  }, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and only what the list does not have
  useEffect(() => {
    if (!listed) start();
  }, []);
  // That the connection is lost is said beside the list.
  usePolling(load);
  return { state, show, retry: start };
}

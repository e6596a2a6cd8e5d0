import {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadInboxChange } from '#src/services/desk/inboxChange.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

const EVERY_MS = 15_000;
const HIDDEN_EVERY_MS = 60_000;

export const CHANGE = ['change'];
const changeQuery = { queryKey: CHANGE, queryFn: loadInboxChange };

const queries = {
  retry: false,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** The first load of a list may miss a change that is younger than this, so such a change reloads the list. */
const RECENT_MS = 60_000;

// React Query notifies components at once, so that an added item exists when the focus moves to it.
notifyManager.setScheduler(queueMicrotask);

export function InboxQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Polls for changes, and asks at once when the page becomes visible or online. A failure reloads everything. */
export function useInboxChanges(onDenied: () => void): void {
  const client = useQueryClient();
  const { data, isError, error } = useQuery<Awaited<ReturnType<typeof loadInboxChange>>, ServiceError>({
    ...changeQuery,
    refetchInterval: () => (document.visibilityState === 'visible' ? EVERY_MS : HIDDEN_EVERY_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const { id, at } = data ?? {};
  const isDenied = error?.code === 'denied' || error?.code === 'signed-out';
  const tell = useEffectEvent(onDenied);
  useEffect(() => {
    if (isDenied) tell();
  }, [isDenied]);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = isError ? 'trouble' : id;
    if (isError || id === undefined || known === id) return;
    const isRecent = at !== undefined && Date.now() - at.getTime() < RECENT_MS;
    if (known !== undefined || isRecent)
      void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== CHANGE[0] });
  }, [client, id, at, isError]);
}

/** Why the last poll failed; undefined after a successful one. */
export function useConnectionTrouble(): string | undefined {
  const { error } = useQuery<unknown, ServiceError>({ ...changeQuery, enabled: false });
  if (error?.code === 'denied') return 'O seu acesso terminou. Entre de novo para continuar.';
  return error ? 'Sem conexão, tentando de novo.' : undefined;
}

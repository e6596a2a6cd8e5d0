import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionOf } from './renderApp.tsx';

/** Stands around a part of the desk, with what the desk has read: `render(part, { wrapper: deskOf(client) })`. */
export function deskOf(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const Session = sessionOf({ status: 'signedOut' });
  return ({ children }: { children: ReactNode }) => (
    <Session>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Session>
  );
}

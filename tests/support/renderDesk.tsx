import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionOf } from './renderApp.tsx';

/** Wraps a part of the desk in its session and queries: `render(part, { wrapper: deskOf(client) })`. */
export function deskOf(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const Session = sessionOf({ status: 'signedOut' });
  return ({ children }: { children: ReactNode }) => (
    <Session>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Session>
  );
}

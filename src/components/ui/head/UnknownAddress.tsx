import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

export function readUnknownAddress(state: unknown): string | undefined {
  const { unknown } = (state ?? {}) as { unknown?: unknown };
  return typeof unknown === 'string' ? unknown : undefined;
}

/** Redirects an unknown address to `to`, which shows a notice. Adds no history entry. */
export function UnknownAddress({ to }: { to: string }) {
  const { pathname } = useLocation();
  // Memoized: for a new object, <Navigate> would navigate again.
  const [state] = useState({ unknown: pathname });
  return <Navigate to={to} replace state={state} />;
}

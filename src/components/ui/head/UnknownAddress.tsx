import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** State of a navigation away from an unknown URL: that URL. */
export interface UnknownAddressState {
  unknown: string;
}

/** The unknown address that a navigation carried; undefined for anything else in its place. */
export function readUnknownAddress(state: unknown): string | undefined {
  const { unknown } = (state ?? {}) as Partial<UnknownAddressState>;
  return typeof unknown === 'string' ? unknown : undefined;
}

/** Redirects an unknown address to `to`, which shows a notice; without a history entry. */
export function UnknownAddress({ to }: { to: string }) {
  const { pathname } = useLocation();
  // The same object at every render: <Navigate> would navigate anew for another one.
  const [state] = useState<UnknownAddressState>({ unknown: pathname });
  return <Navigate to={to} replace state={state} />;
}

import { useState } from 'react';
import type { AuthState } from '#src/features/auth/AuthContext.ts';

/** Whether the visitor was signed in when the screen learned who they are; false again once they have signed out. */
export function useArrivedSignedIn({ status }: AuthState): boolean {
  const [first, setFirst] = useState<AuthState['status']>('loading');
  if (first === 'loading' && status !== 'loading') setFirst(status);
  if (first === 'signedIn' && status === 'signedOut') setFirst(status);
  return first === 'signedIn';
}

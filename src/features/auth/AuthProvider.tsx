import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hasStoredSession } from '#src/services/storedSession.ts';
import { AuthContext, type AuthState } from './AuthContext.ts';

const loadService = () => import('#src/services/auth.ts');

/**
 * Follows the session. Firebase Auth is loaded only when this browser holds a session or a screen asks for it, so the
 * public pages never carry it.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'loading' });
  const stopRef = useRef<Promise<() => void>>(undefined);

  const start = useCallback(async () => {
    stopRef.current ??= loadService().then(
      ({ observeUser }) =>
        new Promise((resolve) => {
          const stop = observeUser((user) => {
            setState(user ? { status: 'signedIn', user } : { status: 'signedOut' });
            resolve(() => stop());
          });
        }),
    );
    await stopRef.current;
  }, []);

  useEffect(() => {
    if (hasStoredSession()) void start();
    else setState({ status: 'signedOut' });
    return () => {
      void stopRef.current?.then((stop) => stop());
      stopRef.current = undefined;
    };
  }, [start]);

  const auth = useMemo(
    () => ({ state, start, signOut: async () => (await loadService()).signOut() }),
    [state, start],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

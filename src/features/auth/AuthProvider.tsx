import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hasStoredSession, onSessionInOtherTab } from '#src/services/accounts/storedSession.ts';
import { AuthContext, type AuthState, type SignOutReason } from './AuthContext.ts';

const loadService = () => import('#src/services/accounts/auth.ts');

/** Loads Firebase Auth only if this browser has a session or a screen needs it, so that most visits do without it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'loading' });
  const stopRef = useRef<Promise<() => void>>(undefined);
  const reasonRef = useRef<SignOutReason>(undefined);

  const start = useCallback(async () => {
    stopRef.current ??= loadService().then(
      ({ observeUser }) =>
        new Promise((resolve) => {
          const stop = observeUser((user) => {
            // With this attribute, the visit is not counted (src/services/browser/figures.ts).
            if (user) document.documentElement.dataset.member = '';
            setState(
              user ? { status: 'signedIn', user } : { status: 'signedOut', reason: reasonRef.current },
            );
            // While an account is being deleted, Firebase may report it once more. Then the sign-out's reason is kept.
            if (!user) reasonRef.current = undefined;
            resolve(() => stop());
          });
        }),
    );
    try {
      await stopRef.current;
    } catch (error) {
      stopRef.current = undefined; // the next call downloads again
      throw error;
    }
  }, []);

  useEffect(() => {
    // Without a session, the visitor is signed out. The transition keeps hydration from being one long task.
    const beSignedOut = () => startTransition(() => setState({ status: 'signedOut' }));
    if (hasStoredSession()) start().catch(beSignedOut);
    else beSignedOut();
    // After Firebase is loaded, it listens to other tabs itself.
    const stopListening = onSessionInOtherTab(() => void start().catch(() => {}));
    return () => {
      stopListening();
      stopRef.current?.then((stop) => stop()).catch(() => {});
      stopRef.current = undefined;
    };
  }, [start]);

  const auth = useMemo(() => {
    const leave = async (reason: SignOutReason, end: () => Promise<void>) => {
      reasonRef.current = reason;
      await end().finally(() => {
        reasonRef.current = undefined;
      });
    };
    return {
      state,
      start,
      signOut: () => leave('signedOut', async () => (await loadService()).signOut()),
      deleteAccount: (password: string) =>
        leave('deleted', async () =>
          (await import('#src/services/accounts/ownAccount.ts')).deleteAccount(password),
        ),
    };
  }, [state, start]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

import { useEffect } from 'react';

/** Reloads the account when the page becomes visible, because links in mails open in another tab. Ignores failures. */
export function useFreshAccount(): void {
  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState !== 'visible') return;
      import('#src/services/accounts/auth.ts').then(({ refreshUser }) => refreshUser()).catch(() => {});
    };
    refreshIfSeen();
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => document.removeEventListener('visibilitychange', refreshIfSeen);
  }, []);
}

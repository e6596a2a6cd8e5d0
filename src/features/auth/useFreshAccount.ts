import { useEffect } from 'react';

/** Reloads the account when the page becomes visible, because a link in a mail may have changed it in another tab. */
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

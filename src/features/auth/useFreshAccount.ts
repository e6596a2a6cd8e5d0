import { useEffect } from 'react';

/**
 * Asks how the account is now whenever the page comes into view: links in mails open elsewhere. A failure changes
 * nothing; a session that has ended meanwhile is noticed by whoever follows the session.
 */
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

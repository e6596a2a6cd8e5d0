import { useEffect } from 'react';

async function refresh(): Promise<void> {
  const { refreshUser } = await import('#src/services/accounts/auth.ts');
  await refreshUser();
}

/**
 * Asks how the account is now whenever the page comes into view: links in mails open elsewhere. A failure changes
 * nothing; a session that has ended meanwhile is noticed by whoever follows the session.
 */
export function useFreshAccount(): void {
  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') refresh().catch(() => {});
    };
    refreshIfSeen();
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => document.removeEventListener('visibilitychange', refreshIfSeen);
  }, []);
}

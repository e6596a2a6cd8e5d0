import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { useAuth } from './AuthContext.ts';

/**
 * Whether the member who is signed in is an administrator as far as the session knows, or, with `asksAnew`, the server;
 * false until that is known, and where it cannot be found out.
 */
export function useIsAdministrator(asksAnew = false): boolean {
  const { state: session } = useAuth();
  const uid = session.status === 'signedIn' ? session.user.uid : undefined;
  const { state } = useLoaded(async () => {
    if (!uid) return { isAdmin: false };
    const { isAdministrator } = await import('#src/services/accounts/administrator.ts');
    return { isAdmin: await isAdministrator(asksAnew) };
  }, uid);
  return state.status === 'ready' && state.isAdmin;
}

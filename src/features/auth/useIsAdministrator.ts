import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { useOwnAccount } from './AuthContext.ts';

/** False until the token is read, and after a failure. With `asksAnew`, a token without the claim is refreshed first. */
export function useIsAdministrator(asksAnew = false): boolean {
  const uid = useOwnAccount()?.uid;
  const { state } = useLoaded(async () => {
    if (!uid) return { isAdmin: false };
    const { isAdministrator } = await import('#src/services/accounts/administrator.ts');
    return { isAdmin: await isAdministrator(asksAnew) };
  }, uid);
  return state.status === 'ready' && state.isAdmin;
}

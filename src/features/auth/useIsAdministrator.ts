import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';

/** Whether the member with this id, who is signed in, is an administrator as far as the session knows; false until then. */
export function useIsAdministrator(uid: string | undefined): boolean {
  const { state } = useLoaded(async () => {
    if (!uid) return { isAdmin: false };
    const { isAdministrator } = await import('#src/services/accounts/administrator.ts');
    return { isAdmin: await isAdministrator(false) };
  }, uid);
  return state.status === 'ready' && state.isAdmin;
}

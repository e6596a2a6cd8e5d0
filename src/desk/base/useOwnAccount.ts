import { useAuth } from '#src/features/auth/AuthContext.ts';

/** The account of the signed-in administrator. */
export function useOwnAccount() {
  const { state } = useAuth();
  return state.status === 'signedIn' ? state.user : undefined;
}

import { useAuth } from '#src/features/auth/AuthContext.ts';

/** The e-mail of the signed-in administrator. */
export function useOwnEmail(): string | undefined {
  const { state } = useAuth();
  return state.status === 'signedIn' ? state.user.email : undefined;
}

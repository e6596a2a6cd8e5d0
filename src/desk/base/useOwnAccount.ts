import { useAuth } from '#src/features/auth/AuthContext.ts';

export function useOwnAccount() {
  const { state } = useAuth();
  return state.status === 'signedIn' ? state.user : undefined;
}

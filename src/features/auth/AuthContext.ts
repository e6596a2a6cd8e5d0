import { createContext, useContext } from 'react';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';

export type SignOutReason = 'signedOut' | 'deleted';

export type AuthState =
  | { status: 'loading'; user?: undefined }
  | { status: 'signedOut'; user?: undefined; reason?: SignOutReason | undefined }
  | { status: 'signedIn'; user: AuthUser };

export interface Auth {
  state: AuthState;
  /** Loads the authentication service and subscribes to its changes. Call this before a sign-in. */
  start: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Deletes the account and all that belongs to it. Rejects with a ServiceError. */
  deleteAccount: (password: string) => Promise<void>;
}

/** The state of /login: the page to return to, or that the account was just deleted. */
export type SignInState = { from?: string; deleted?: true };

export const AuthContext = createContext<Auth | null>(null);

/** The session's state, and functions that change it. Throws outside an AuthProvider (docs/product.md, section 8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth deve ser usado dentro de um AuthProvider');
  return auth;
}

/** The signed-in account; undefined for visitors, and until the session is loaded. */
export const useOwnAccount = (): AuthUser | undefined => useAuth().state.user;

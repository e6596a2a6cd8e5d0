export interface SignInState {
  /** The page that redirected the visitor to /login because it needs a sign-in. */
  from?: string;
  /** Whether the account has just been deleted. Then the screen confirms the deletion. */
  deleted?: boolean;
}

/** Reads the state of a navigation to /login. Ignores values of a wrong type. */
export function readSignInState(state: unknown): SignInState {
  const { from, deleted } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) ? { from } : {}),
    ...(deleted === true ? { deleted } : {}),
  };
}

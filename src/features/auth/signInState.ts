export interface SignInState {
  /** The guarded page that sent the visitor there. */
  from?: string;
  /** The account was just deleted; the screen confirms it. */
  deleted?: boolean;
}

/** Reads the state of a navigation to /login; values of another type are ignored. */
export function readSignInState(state: unknown): SignInState {
  const { from, deleted } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) ? { from } : {}),
    ...(deleted === true ? { deleted } : {}),
  };
}

export interface SignInState {
  /** The guarded page that sent the visitor there. */
  from?: string;
  /** The account was just deleted, which the screen then says. */
  deleted?: boolean;
}

/** Reads what a navigation to /login carried; anything else in its place counts as nothing. */
export function readSignInState(state: unknown): SignInState {
  const { from, deleted } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) ? { from } : {}),
    ...(deleted === true ? { deleted } : {}),
  };
}

/**
 * Reads the state of a navigation to /login, and ignores invalid values. `from` is the page that needs a sign-in.
 * `deleted` is true if the account has just been deleted, so that the screen confirms this.
 */
export function readSignInState(state: unknown): { from?: string; deleted?: true } {
  const { from, deleted } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) ? { from } : {}),
    ...(deleted === true ? { deleted } : {}),
  };
}

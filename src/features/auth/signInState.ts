/** Why somebody is led to /login: `from` is the page that needs a sign-in, or the account was just `deleted`. */
export function readSignInState(state: unknown): { from?: string; deleted?: true } {
  const { from, deleted } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) ? { from } : {}),
    ...(deleted === true ? { deleted } : {}),
  };
}

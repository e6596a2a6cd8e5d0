/** Purposes of the links in account mails, as Firebase writes them in the URL. */
const modes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;

export type AccountLinkMode = (typeof modes)[number];

export interface AccountLink {
  mode: AccountLinkMode | undefined;
  /** A one-time code. It proves that somebody has received the mail. */
  code: string;
}

/** Parses the query string of an account link (`?mode=…&oobCode=…`). Undefined if it has no code. */
export function parseAccountLink(search: string): AccountLink | undefined {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('oobCode');
  if (!code) return undefined;
  return { mode: modes.find((mode) => mode === parameters.get('mode')), code };
}

/**
 * Whether a link works only for somebody who is signed in to its account. Otherwise anybody could enter a stranger's
 * address, wait until the stranger opens the link, and then see the stranger's messages.
 */
export function needsOwnSession(mode: AccountLinkMode): boolean {
  return mode === 'verifyEmail' || mode === 'verifyAndChangeEmail';
}

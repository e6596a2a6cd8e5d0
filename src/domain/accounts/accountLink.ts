/** Purposes of the links in account mails, as Firebase names them in the URL. */
const modes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;

export type AccountLinkMode = (typeof modes)[number];

export interface AccountLink {
  mode: AccountLinkMode | undefined;
  /** Proves, once, that the mail was received. */
  code: string;
}

/** The link that a query string carries (`?mode=…&oobCode=…`); undefined without a code. */
export function parseAccountLink(search: string): AccountLink | undefined {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('oobCode');
  if (!code) return undefined;
  return { mode: modes.find((mode) => mode === parameters.get('mode')), code };
}

/**
 * Whether a link needs a sign-in to its account: anybody can send a confirming link to a stranger, whose messages the
 * account would then show.
 */
export function needsOwnSession(mode: AccountLinkMode): boolean {
  return mode === 'verifyEmail' || mode === 'verifyAndChangeEmail';
}

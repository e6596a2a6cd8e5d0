/** Purposes of the links in account mails, as Firebase names them in the URL. */
const modes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;

export type AccountLinkMode = (typeof modes)[number];

export interface AccountLink {
  mode: AccountLinkMode | undefined;
  /** A one-time code that proves that the mail was received. */
  code: string;
}

/** The account link in a query string (`?mode=…&oobCode=…`); undefined without a code. */
export function parseAccountLink(search: string): AccountLink | undefined {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('oobCode');
  if (!code) return undefined;
  return { mode: modes.find((mode) => mode === parameters.get('mode')), code };
}

/**
 * Whether a link needs a sign-in to its account: anybody can enter a stranger's address and have a confirming link
 * mailed there; the account would then show the stranger's messages.
 */
export function needsOwnSession(mode: AccountLinkMode): boolean {
  return mode === 'verifyEmail' || mode === 'verifyAndChangeEmail';
}

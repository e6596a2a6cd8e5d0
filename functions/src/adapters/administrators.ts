import type { Auth } from 'firebase-admin/auth';

/** Most accounts that can be asked for at once. */
const MOST_ACCOUNTS = 100;

/** An administrator; `email` is missing while nobody has verified it, or the account is disabled. */
export type Administrator = { uid: string; email: string | undefined };

/** Reads those of some accounts that have the claim `admin` now, as the account service knows it and not a token. */
export function createAdministratorReader(auth: () => Promise<Pick<Auth, 'getUsers'>>) {
  return async function readAdministrators(uids: readonly string[]): Promise<Administrator[]> {
    const found: Administrator[] = [];
    for (let from = 0; from < uids.length; from += MOST_ACCOUNTS) {
      const asked = uids.slice(from, from + MOST_ACCOUNTS).map((uid) => ({ uid }));
      const { users } = await (await auth()).getUsers(asked);
      for (const { uid, email, emailVerified, disabled, customClaims } of users)
        if (customClaims?.admin === true)
          found.push({ uid, email: emailVerified && !disabled ? email : undefined });
    }
    return found;
  };
}

import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/** The account of a request's ID token, as far as the functions need it. */
export type Caller = {
  uid: string;
  email: string;
  /** The account's display name; may be empty. */
  name: string;
  emailVerified: boolean;
  /** Has the claim, a verified e-mail, and signed in after the claim was last taken away, as firestore.rules demand. */
  isAdministrator: boolean;
  signedInAt: Date;
};

/** Finds the account of a caller, and the administrators. */
export function createAccounts(
  db: () => Firestore,
  auth: () => Promise<Pick<Auth, 'getUsers' | 'verifyIdToken'>>,
) {
  return { verifyCaller, readAdministrators };

  /**
   * Reads the header `Authorization: Bearer <ID token>`; undefined for a request without one and for a token that is not
   * valid (any more). The token's signature is verified with Google's public keys, except in the emulator, which signs none.
   */
  async function verifyCaller(authorization: string | undefined): Promise<Caller | undefined> {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    const claims = await (await auth()).verifyIdToken(token).catch(() => undefined);
    if (!claims) return undefined;
    const { uid, email = '', auth_time, name } = claims;
    // The token's own word may be of any kind; only `true` is a proof.
    const emailVerified = (claims.email_verified as unknown) === true;
    const signedInAt = new Date(auth_time * 1000);
    const hasClaim = claims.admin === true && emailVerified;
    return {
      uid,
      email,
      name: typeof name === 'string' ? name : '',
      emailVerified,
      isAdministrator: hasClaim && !(await isRevoked(uid, signedInAt)),
      signedInAt,
    };
  }

  async function isRevoked(uid: string, signedInAt: Date): Promise<boolean> {
    const revocation = await db().doc(`adminRevocations/${uid}`).get();
    const revokedAt: Timestamp | undefined = revocation.get('revokedAt');
    return revocation.exists && (!revokedAt || signedInAt <= revokedAt.toDate());
  }

  /**
   * Reads those of some accounts that have the claim `admin` now, as the account service knows it and not a token; `email`
   * is missing while nobody has verified it, or the account is disabled. No more than 100 can be asked for.
   */
  async function readAdministrators(uids: readonly string[]) {
    const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
    return users
      .filter(({ customClaims }) => customClaims?.admin === true)
      .map(({ uid, email, emailVerified, disabled }) => ({
        uid,
        email: emailVerified && !disabled ? email : undefined,
      }));
  }
}

import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/** Whose ID token a request carries, as far as the functions ask. */
export type Caller = {
  uid: string;
  email: string;
  /** What the account says of the person's name; may be empty. */
  name: string;
  emailVerified: boolean;
  /** Has the claim, a verified e-mail, and signed in after the claim was last taken away, as firestore.rules demand. */
  isAdministrator: boolean;
  signedInAt: Date;
};

/**
 * Reads the header `Authorization: Bearer <ID token>`; undefined for a request without one and for a token that is not
 * valid (any more). The token's signature is verified with Google's public keys, except in the emulator, which signs none.
 */
export function createCallerVerifier(db: () => Firestore, auth: () => Promise<Pick<Auth, 'verifyIdToken'>>) {
  return async function verifyCaller(authorization: string | undefined): Promise<Caller | undefined> {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    const claims = await (await auth()).verifyIdToken(token).catch(() => undefined);
    if (!claims) return undefined;
    const { uid, email = '', email_verified: emailVerified = false, auth_time, name } = claims;
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
  };

  async function isRevoked(uid: string, signedInAt: Date): Promise<boolean> {
    const revocation = await db().doc(`adminRevocations/${uid}`).get();
    const revokedAt: Timestamp | undefined = revocation.get('revokedAt');
    return revocation.exists && (!revokedAt || signedInAt <= revokedAt.toDate());
  }
}

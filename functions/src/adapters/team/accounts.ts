import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { SIGN_IN_REQUIRED } from '../../../../src/domain/accounts/accessErrors.ts';
import { HttpError } from '../../http/HttpError.ts';

/** The account that a request's ID token belongs to. The name may be empty. */
export type Caller = Awaited<ReturnType<ReturnType<typeof createAccounts>['verifyCaller']>>;

/** Verifies callers, and finds administrators and hosts. */
export function createAccounts(
  db: () => Firestore,
  auth: () => Promise<Pick<Auth, 'getUsers' | 'verifyIdToken'>>,
) {
  return { verifyCaller, readAdministrators, readHost };

  /** The account of `Authorization: Bearer <ID token>`. Throws an `HttpError` with 401 without a valid token. */
  async function verifyCaller(authorization: string | undefined) {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    const claims = token && (await (await auth()).verifyIdToken(token).catch(() => undefined));
    if (!claims) throw new HttpError(401, { error: SIGN_IN_REQUIRED });
    const { uid, email = '', auth_time, name, passkeyAt, passkeyEmail } = claims;
    // The claim may have any type; only `true` counts.
    const emailVerified = (claims.email_verified as unknown) === true;
    const hasClaim = claims.admin === true && emailVerified;
    // As in firestore.rules: the passkey ceremony must be for the current e-mail, and after the last removal of rights.
    const confirmedAt =
      Number.isSafeInteger(passkeyAt) && passkeyEmail === email ? new Date(passkeyAt * 1000) : undefined;
    return {
      uid,
      email,
      name: typeof name === 'string' ? name : '',
      emailVerified,
      /** Whether the account has the claim, even if its session began without a passkey. */
      hasClaim: hasClaim && !(await isRevoked(uid, new Date(auth_time * 1000))),
      isAdministrator: hasClaim && confirmedAt !== undefined && !(await isRevoked(uid, confirmedAt)),
      confirmedAt,
    };
  }

  async function isRevoked(uid: string, since: Date): Promise<boolean> {
    const revocation = await db().doc(`adminRevocations/${uid}`).get();
    const revokedAt: Timestamp | undefined = revocation.get('revokedAt');
    return revocation.exists && (!revokedAt || since <= revokedAt.toDate());
  }

  /** The administrators among these accounts. `email` is missing if it is unverified or the account is disabled. */
  async function readAdministrators(uids: readonly string[]) {
    const found = await readUsers(uids);
    return found
      .filter(({ customClaims }) => customClaims?.admin === true)
      .map((user) => ({ uid: user.uid, email: emailOf(user) }));
  }

  /**
   * A member's address for mails about consultations, and whether the member has left. Undefined if no address is
   * usable.
   */
  async function readHost(uid: string) {
    const [user] = await readUsers([uid]);
    const email = user && emailOf(user);
    return email ? { uid, email, hasLeft: user.customClaims?.admin !== true } : undefined;
  }

  async function readUsers(uids: readonly string[]): Promise<UserRecord[]> {
    return (await (await auth()).getUsers(uids.map((uid) => ({ uid })))).users;
  }
}

function emailOf({ email, emailVerified, disabled }: UserRecord): string | undefined {
  return emailVerified && !disabled ? email : undefined;
}

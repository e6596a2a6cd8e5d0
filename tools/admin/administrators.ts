import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import {
  asMember,
  endSessions,
  giveClaim,
  takeRights,
} from '../../functions/src/adapters/team/adminClaim.ts';
import { makeLink, passkeysOf } from '../../functions/src/adapters/team/passkeyStore.ts';
import { TEAM_PATH } from '../../src/domain/accounts/team.ts';

type Services = { auth: Auth; db: Firestore };

/**
 * Makes an account an administrator, prints it, and returns the secret of an enrolment link. `resets` also deletes its
 * passkeys and sessions. Throws without a verified e-mail, because anybody can register a stranger's address.
 */
export async function grantAdmin({ auth, db }: Services, email: string, resets = false): Promise<string> {
  const user = await findAccount(auth, email);
  if (!user.emailVerified)
    throw new Error(
      `Nothing was granted: the e-mail ${email} is not verified. Its owner signs in, opens /configuracoes and follows the link in the mail.`,
    );
  await giveClaim(auth, user);
  await db.doc(TEAM_PATH).set(asMember(user), { mergeFields: [`members.${user.uid}`] });
  if (resets) {
    await passkeysOf(db, user.uid).delete();
    await endSessions(auth, db, user.uid);
  }
  return makeLink(db, user.uid, new Date());
}

/** Removes an administrator's rights, even the last one's. Can be repeated. Throws if there is no such account. */
export async function revokeAdmin({ auth, db }: Services, email: string): Promise<void> {
  const { uid } = await findAccount(auth, email);
  await takeRights(auth, db, uid, new Date());
}

async function findAccount(auth: Auth, email: string): Promise<UserRecord> {
  const user = await auth.getUserByEmail(email);
  console.log(`Account     ${email}
uid         ${user.uid}
created     ${new Date(user.metadata.creationTime).toISOString()}
e-mail      ${user.emailVerified ? 'verified' : 'not verified'}`);
  return user;
}

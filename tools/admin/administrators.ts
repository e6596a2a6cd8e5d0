import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { asMember, endSessions, giveClaim, takeRights } from '../../functions/src/adapters/adminClaim.ts';
import { makeLink, passkeysOf } from '../../functions/src/adapters/passkeyStore.ts';
import { TEAM_PATH } from '../../src/domain/accounts/team.ts';

type Services = { auth: Auth; db: Firestore };

/**
 * Makes the account with this e-mail an administrator, as an accepted invitation does, and prints whose it is; `resets` deletes its
 * passkeys and ends its sessions. Returns the secret of a link that enrols a passkey. Throws when there is no such account, and
 * when nobody has verified its e-mail: the person who registers an address first need not be its owner.
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

/**
 * Takes the rights of an administrator from the account with this e-mail, as the desk does, but also from the last one, and
 * prints whose it is. May be repeated after an interruption. Throws when there is no such account.
 */
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

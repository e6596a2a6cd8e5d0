import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { asMember, giveClaim } from '../../functions/src/adapters/administratorRights.ts';
import { TEAM_PATH } from '../../src/domain/accounts/team.ts';
import { findAccount } from './findAccount.ts';

/**
 * Makes the account with this e-mail an administrator, as an accepted invitation does, and prints whose it is. Throws when
 * there is no such account, and when nobody has verified its e-mail: the person who registers an address first need not be
 * its owner.
 */
export async function grantAdmin({ auth, db }: { auth: Auth; db: Firestore }, email: string): Promise<void> {
  const user = await findAccount(auth, email);
  if (!user.emailVerified)
    throw new Error(
      `Nothing was granted: the e-mail ${email} is not verified. Its owner signs in, opens /configuracoes and follows the link in the mail.`,
    );
  await giveClaim(auth, user);
  await db.doc(TEAM_PATH).set(asMember(user), { mergeFields: [`members.${user.uid}`] });
}

import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { asMember, giveClaim } from '../../functions/src/adapters/administratorRights.ts';
import { TEAM_PATH } from '../../src/domain/accounts/team.ts';
import { findAccount } from './findAccount.ts';

/**
 * Makes the account with this e-mail an administrator, as an accepted invitation does; `tell` hears whose account it is
 * before anything is changed. Throws when there is no such account, and when nobody has verified its e-mail: the person who
 * registers an address first need not be its owner.
 */
export async function grantAdmin(
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
  tell: (account: string) => void = () => {},
): Promise<void> {
  const user = await findAccount(auth, email, tell);
  if (!user.emailVerified)
    throw new Error(
      `Nothing was granted: the e-mail ${email} is not verified. Its owner signs in, opens /configuracoes and follows the link in the mail.`,
    );
  await giveClaim(auth, user);
  await db.doc(TEAM_PATH).set(asMember(user), { mergeFields: [`members.${user.uid}`] });
}

import type { Auth } from 'firebase-admin/auth';
import { findAccount } from './findAccount.ts';

/**
 * Gives the account with this e-mail the claim `admin: true`, which firestore.rules ask for, and keeps the claims it
 * has; `tell` hears whose account it is before anything is changed. Throws when there is no such account, and when
 * nobody has verified its e-mail: the person who registers an address first need not be its owner.
 */
export async function grantAdmin(
  auth: Auth,
  email: string,
  tell: (account: string) => void = () => {},
): Promise<void> {
  const user = await findAccount(auth, email, tell);
  if (!user.emailVerified)
    throw new Error(
      `Nothing was granted: the e-mail ${email} is not verified. Its owner signs in, opens /configuracoes and follows the link in the mail.`,
    );
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
}

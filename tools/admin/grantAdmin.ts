import type { Auth } from 'firebase-admin/auth';

/**
 * Gives the account with this e-mail the claim `admin: true`, which firestore.rules ask for, and keeps the claims it
 * has. Throws firebase-admin's error `auth/user-not-found` when there is no such account.
 */
export async function grantAdmin(auth: Auth, email: string): Promise<void> {
  const { uid, customClaims } = await auth.getUserByEmail(email);
  await auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
}

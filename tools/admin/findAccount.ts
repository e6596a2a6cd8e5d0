import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The account with this e-mail, printed for a person who decides about its rights. Throws when there is none. */
export async function findAccount(auth: Auth, email: string): Promise<UserRecord> {
  const user = await auth.getUserByEmail(email);
  console.log(`Account     ${email}
uid         ${user.uid}
created     ${new Date(user.metadata.creationTime).toISOString()}
e-mail      ${user.emailVerified ? 'verified' : 'not verified'}`);
  return user;
}

import type { Auth, UserRecord } from 'firebase-admin/auth';

/**
 * The account with this e-mail; `tell` hears whose it is (uid, day of creation, verification), one a line, for a person who
 * decides about its rights. Throws a sentence, with firebase-admin's code `auth/user-not-found`, when there is none.
 */
export async function findAccount(
  auth: Auth,
  email: string,
  tell: (account: string) => void,
): Promise<UserRecord> {
  const user = await auth.getUserByEmail(email).catch((error: Error & { code: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
    const sentence = 'There is no account with this e-mail: register it on the site first.';
    throw Object.assign(new Error(sentence), { code: error.code });
  });
  const { uid, emailVerified, metadata } = user;
  tell(`Account     ${email}
uid         ${uid}
created     ${new Date(metadata.creationTime).toISOString()}
e-mail      ${emailVerified ? 'verified' : 'not verified'}`);
  return user;
}

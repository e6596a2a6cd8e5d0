import { deleteUser, sendEmailVerification, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import type { OwnSubmissions } from '#src/domain/submissions/lists/dataExport.ts';
import { callFunction } from '#src/services/firebase/callFunction.ts';
import { confirmPassword, currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { service } from '#src/services/firebase/ServiceError.ts';
import { forgetDrafts } from '#src/services/forms/formDrafts.ts';
import { deletePhotos } from './photos.ts';
import { deleteProfileWithTombstone, findProfile } from './profiles.ts';

/** Mails a link that changes the account's address. Throws a ServiceError (`wrong-password`, `email-in-use` …). */
export const changeEmail = service(
  async (newEmail: string, password: string): Promise<void> =>
    verifyBeforeUpdateEmail(await confirmPassword(password), newEmail),
);

/** Sets a new password after checking the current one. Throws a ServiceError (`wrong-password`, `weak-password` …). */
export const changePassword = service(
  async (newPassword: string, password: string): Promise<void> =>
    updatePassword(await confirmPassword(password), newPassword),
);

/** Mails the link that verifies the address. Throws a ServiceError. */
export const sendVerification = service((): Promise<void> => sendEmailVerification(currentUser()));

/** Loads the submissions from the member's e-mail; null while that is not verified. Throws a ServiceError. */
export const findOwnSubmissions = service(async (): Promise<OwnSubmissions | null> => {
  const user = currentUser();
  if (!user.emailVerified) return null;
  // Refreshes the token, because the e-mail may have been verified after it was issued.
  await user.getIdToken(true);
  return callFunction<OwnSubmissions>('/api/myData', {});
});

const toISO = (time: string | undefined) => time && new Date(time).toISOString();

/** The member's stored data as JSON. `submissions` is null if the e-mail is not verified. Throws a ServiceError. */
export const exportData = service(async (): Promise<string> => {
  const { uid, email, emailVerified, displayName, photoURL, metadata } = currentUser();
  const account = {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    createdAt: toISO(metadata.creationTime),
    lastSignInAt: toISO(metadata.lastSignInTime),
  };
  const profile = (await findProfile(uid)) ?? null;
  return JSON.stringify({ account, profile, submissions: await findOwnSubmissions() }, null, 2);
});

/**
 * Checks the password, then deletes profile, photo and account. Can be repeated after a failure. Writes the tombstone
 * first, so that nothing can be stored for the account any more. Throws a ServiceError (`wrong-password` …).
 */
export const deleteAccount = service(async (password: string): Promise<void> => {
  const user = await confirmPassword(password);
  await deleteProfileWithTombstone(user.uid);
  await deletePhotos(user.uid);
  await deleteUser(user);
  forgetDrafts();
});

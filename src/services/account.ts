import { deleteUser, sendEmailVerification, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import { confirmPassword, currentUser } from './firebaseAuth.ts';
import { deletePhoto } from './photos.ts';
import { deleteProfileWithTombstone, findProfile } from './profiles.ts';
import { toServiceError } from './ServiceError.ts';

/**
 * Has a link sent to the new address; the account moves there when the link is opened, and every session ends. Throws a
 * ServiceError (`wrong-password`, `email-in-use` …).
 */
export function changeEmail(newEmail: string, password: string): Promise<void> {
  return toServiceError(async () => verifyBeforeUpdateEmail(await confirmPassword(password), newEmail));
}

/** Sets a new password after checking the current one. Throws a ServiceError (`wrong-password`, `weak-password` …). */
export function changePassword(newPassword: string, password: string): Promise<void> {
  return toServiceError(async () => updatePassword(await confirmPassword(password), newPassword));
}

/** Sends the link that proves that the address is the person's. Throws a ServiceError. */
export function sendVerification(): Promise<void> {
  return toServiceError(() => sendEmailVerification(currentUser()));
}

const toISO = (time: string | undefined) => time && new Date(time).toISOString();

/** Everything the site keeps about the member, as JSON text. Throws a ServiceError. */
export function exportData(): Promise<string> {
  return toServiceError(async () => {
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
    return JSON.stringify({ account, profile: (await findProfile(uid)) ?? null }, null, 2);
  });
}

/**
 * Deletes profile, photo and account after checking the password; what fails half-way is finished by doing it again. The
 * tombstone comes first: from then on nothing of the account can be written. Throws a ServiceError (`wrong-password` …).
 */
export function deleteAccount(password: string): Promise<void> {
  return toServiceError(async () => {
    const user = await confirmPassword(password);
    const photos = new Set([(await findProfile(user.uid))?.photoURL, user.photoURL]);
    await deleteProfileWithTombstone(user.uid);
    for (const photo of photos) if (photo) await deletePhoto(user.uid, photo);
    await deleteUser(user);
  });
}

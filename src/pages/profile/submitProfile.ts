import type { AuthUser } from '#src/domain/authUser.ts';
import {
  PHOTO_UPLOAD_FAILED,
  PROFILE_SAVE_FAILED,
  type UserProfile,
  validateProfile,
} from '#src/domain/profile.ts';
import { FormFailure } from '#src/features/auth/FormFailure.ts';

async function upload(uid: string, photo: File, onProgress: (percent: number) => void): Promise<string> {
  try {
    const { uploadPhoto } = await import('#src/services/photos.ts');
    return await uploadPhoto(uid, photo, onProgress);
  } catch (error) {
    throw new FormFailure(PHOTO_UPLOAD_FAILED, { cause: error });
  }
}

/** Deletes a file that is no longer referenced; a failure is ignored, because the profile is saved. */
async function discard(uid: string, photoURL: string): Promise<void> {
  const { deletePhoto } = await import('#src/services/photos.ts');
  await deletePhoto(uid, photoURL).catch(() => {});
}

/** What a save needs beside the form's values. */
interface SaveOptions {
  user: AuthUser;
  /** The profile as it was. */
  before: UserProfile;
  /** The newly chosen photo. */
  photo: File | undefined;
  onProgress: (percent: number) => void;
  /** Hears the profile as it is stored now, as soon as it is. */
  onSaved: (profile: UserProfile) => void;
}

/**
 * Saves name, text and, if one was chosen, the photo, which replaces the old file; then tells the account. Throws a
 * FormFailure; a photo whose profile could not be saved is not left behind.
 */
export async function submitProfile(values: object, options: SaveOptions): Promise<void> {
  const { user, before, photo, onProgress, onSaved } = options;
  const { output, fields } = validateProfile(values);
  if (!output) throw new FormFailure('', { fields });
  const photoURL = photo && (await upload(user.uid, photo, onProgress));
  try {
    const { saveProfile } = await import('#src/services/profiles.ts');
    onSaved(await saveProfile(user.uid, { ...output, photoURL }));
  } catch (error) {
    if (photoURL) await discard(user.uid, photoURL);
    throw new FormFailure(PROFILE_SAVE_FAILED, { cause: error });
  }
  if (photoURL && before.photoURL) await discard(user.uid, before.photoURL);
  try {
    const { updateAccount } = await import('#src/services/auth.ts');
    await updateAccount({ displayName: output.displayName, ...(photoURL ? { photoURL } : {}) });
  } catch (error) {
    throw new FormFailure(PROFILE_SAVE_FAILED, { cause: error });
  }
}

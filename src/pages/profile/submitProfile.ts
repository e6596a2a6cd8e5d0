import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import {
  PHOTO_UPLOAD_FAILED,
  PROFILE_SAVE_FAILED,
  type UserProfile,
  validateProfile,
} from '#src/domain/accounts/profile.ts';
import { formFailure } from '#src/features/auth/formFailure.ts';

async function upload(photo: File, { user, onProgress, signal }: SaveOptions): Promise<string> {
  try {
    const { uploadPhoto } = await import('#src/services/accounts/photos.ts');
    return await uploadPhoto(user.uid, photo, onProgress, signal);
  } catch (error) {
    throw formFailure(PHOTO_UPLOAD_FAILED, error);
  }
}

/** Deletes all stored photos except one. A failure is ignored, because a remaining photo does no harm. */
async function keepOnly(uid: string, photoURL: string | undefined): Promise<void> {
  const { deletePhotos } = await import('#src/services/accounts/photos.ts');
  await deletePhotos(uid, photoURL).catch(() => {});
}

interface SaveOptions {
  user: AuthUser;
  before: UserProfile;
  /** The newly chosen photo; null removes the stored photo, undefined keeps it. */
  photo: File | null | undefined;
  onProgress: (percent: number) => void;
  /** Aborting this signal cancels the save and restores the earlier data. */
  signal: AbortSignal;
  onSaved: (profile: UserProfile) => void;
}

/** Saves name, text and photo, then updates the account. Throws a formFailure; an unused photo is deleted. */
export async function submitProfile(values: object, options: SaveOptions): Promise<void> {
  const { user, before, photo, signal, onSaved } = options;
  const { output, fields } = validateProfile(values);
  if (!output) throw formFailure('', undefined, fields);
  const photoURL = photo && (await upload(photo, options));
  const changesPhoto = photoURL !== undefined;
  try {
    const { saveProfile } = await import('#src/services/accounts/profiles.ts');
    signal.throwIfAborted();
    const saved = await saveProfile(user.uid, { ...output, photoURL });
    if (signal.aborted) {
      const old = changesPhoto ? (before.photoURL ?? null) : undefined;
      await saveProfile(user.uid, { displayName: before.displayName, about: before.about, photoURL: old });
    }
    signal.throwIfAborted();
    onSaved(saved);
  } catch (error) {
    if (photoURL) await keepOnly(user.uid, before.photoURL);
    throw formFailure(PROFILE_SAVE_FAILED, error);
  }
  if (changesPhoto) await keepOnly(user.uid, photoURL ?? undefined);
  try {
    const { updateAccount } = await import('#src/services/accounts/auth.ts');
    const shown = changesPhoto && { photoURL: photoURL ?? '' };
    await updateAccount({ displayName: output.displayName, ...shown });
  } catch (error) {
    throw formFailure(PROFILE_SAVE_FAILED, error);
  }
}

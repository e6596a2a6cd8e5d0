import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { photoFolder } from '#src/domain/photoRules.ts';
import { emulatorPort, usesEmulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';
import { toServiceError } from './ServiceError.ts';

const storage = getStorage(firebaseApp);
if (usesEmulators) connectStorageEmulator(storage, '127.0.0.1', emulatorPort('storage'));

/**
 * Uploads a photo to the member's folder and returns its download address; `onProgress` hears percentages from 0 to 100.
 * Throws a ServiceError (`denied` when the rules refuse the file).
 */
export function uploadPhoto(
  uid: string,
  photo: File,
  onProgress: (percent: number) => void,
): Promise<string> {
  return toServiceError(async () => {
    const task = uploadBytesResumable(ref(storage, `${photoFolder(uid)}/${Date.now()}`), photo, {
      contentType: photo.type,
      cacheControl: 'private, max-age=86400',
    });
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress((bytesTransferred / totalBytes) * 100),
    );
    await task;
    return getDownloadURL(task.snapshot.ref);
  });
}

/**
 * Deletes the photo behind a download address of ours. An address of another place, or a file that is gone already, is
 * left alone. Throws a ServiceError for anything else.
 */
export function deletePhoto(uid: string, url: string): Promise<void> {
  return toServiceError(async () => {
    const photo = photoReference(url);
    if (!photo?.fullPath.startsWith(`${photoFolder(uid)}/`)) return;
    try {
      await deleteObject(photo);
    } catch (error) {
      if ((error as { code?: string }).code !== 'storage/object-not-found') throw error;
    }
  });
}

function photoReference(url: string) {
  try {
    return ref(storage, url);
  } catch {
    return undefined;
  }
}

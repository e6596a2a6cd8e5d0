import {
  deleteObject,
  getDownloadURL,
  listAll,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { photoFolder, photoNames } from '#src/domain/accounts/memberPhotos.ts';
import { ServiceError, service } from '#src/services/firebase/ServiceError.ts';
import { storage } from '#src/services/firebase/storage.ts';
import { findProfile } from './profiles.ts';

/** After this time without progress, an upload is aborted, and so are the requests before and after it. */
const STALLED_MS = 20_000;
storage.maxOperationRetryTime = STALLED_MS;

/**
 * Uploads a photo and returns its download address; `onProgress` gets percentages. Throws a ServiceError: `denied` if
 * the rules refuse the photo; `failed` also after 20 s without progress, or if `signal` aborts.
 */
export const uploadPhoto = service(
  async (
    uid: string,
    photo: File,
    onProgress: (percent: number) => void,
    signal?: AbortSignal,
  ): Promise<string> => {
    const ended = new AbortController();
    const end = () => ended.abort();
    let timer = setTimeout(end, STALLED_MS);
    const upload = async () => {
      const place = await freePlace(uid);
      ended.signal.throwIfAborted();
      const task = uploadBytesResumable(place, photo, {
        contentType: photo.type,
        cacheControl: 'private, max-age=86400',
      });
      ended.signal.addEventListener('abort', () => task.cancel());
      let sent = 0;
      task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
        if (bytesTransferred > sent) {
          sent = bytesTransferred;
          clearTimeout(timer);
          timer = setTimeout(end, STALLED_MS);
        }
        onProgress((bytesTransferred / totalBytes) * 100);
      });
      await task;
      return getDownloadURL(task.snapshot.ref);
    };
    const stopped = new Promise<never>((_, reject) => {
      ended.signal.addEventListener('abort', () => reject(new ServiceError('failed')));
    });
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    try {
      return await Promise.race([upload(), stopped]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  },
);

/** The reference of the latest free photo name. If no name is free, deletes photos that the profile does not show. */
async function freePlace(uid: string): Promise<StorageReference> {
  const folder = ref(storage, photoFolder(uid));
  const names = photoNames(Date.now());
  const free = async () => {
    const { items } = await listAll(folder);
    return names.find((name) => !items.some((item) => item.name === name));
  };
  const found = await free();
  if (found) return ref(folder, found);
  await deletePhotos(uid, (await findProfile(uid))?.photoURL);
  return ref(folder, (await free()) ?? names[0]);
}

/** Deletes the member's photos, except the one with the download address `keep`. Throws a ServiceError. */
export const deletePhotos = service(async (uid: string, keep?: string): Promise<void> => {
  const kept = keep && photoReference(keep)?.fullPath;
  const { items } = await listAll(ref(storage, photoFolder(uid)));
  await Promise.all(items.filter(({ fullPath }) => fullPath !== kept).map(deleteIfThere));
});

async function deleteIfThere(photo: StorageReference): Promise<void> {
  try {
    await deleteObject(photo);
  } catch (error) {
    if ((error as { code?: string }).code !== 'storage/object-not-found') throw error;
  }
}

function photoReference(url: string) {
  try {
    return ref(storage, url);
  } catch {
    return undefined;
  }
}

import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { PHOTOS_FOLDER } from '../../../src/domain/accounts/memberPhotos.ts';
import { SIGNATURE_BYTES } from '../policy/photoRules.ts';

/** A stored photo; `path` is 'profilePhotos/<member>/<file>'. */
export type StoredPhoto = { path: string; member: string; uploadedAt: Date };

/** The members' photos and the profiles that name them. */
export function createPhotoStore(storage: () => Storage, db: () => Firestore) {
  return { list, profilePhoto, beginning, remove };

  /** Every stored photo. */
  async function list(): Promise<StoredPhoto[]> {
    const [files] = await storage()
      .bucket()
      .getFiles({ prefix: `${PHOTOS_FOLDER}/` });
    return files.map(({ name, metadata }) => ({
      path: name,
      member: name.split('/')[1] ?? '',
      uploadedAt: new Date(metadata.updated ?? metadata.timeCreated ?? 0),
    }));
  }

  /** The path of the photo that the member's profile shows, undefined where it shows none. */
  async function profilePhoto(member: string): Promise<string | undefined> {
    const url = (await db().doc(`users/${member}`).get()).get('photoURL');
    if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
    try {
      return decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '') || undefined;
    } catch {
      // A broken escape in the address: it names no photo.
      return undefined;
    }
  }

  /** The first bytes of a photo. */
  async function beginning(path: string): Promise<Uint8Array> {
    const [bytes] = await storage()
      .bucket()
      .file(path)
      .download({ start: 0, end: SIGNATURE_BYTES - 1, validation: false });
    return bytes;
  }

  /** Deletes a photo; one that is gone already is no error. */
  async function remove(path: string): Promise<void> {
    await storage().bucket().file(path).delete({ ignoreNotFound: true });
  }
}

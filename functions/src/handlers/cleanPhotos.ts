import type { Storage } from 'firebase-admin/storage';
import { PHOTOS_FOLDER } from '../../../src/domain/accounts/memberPhotos.ts';
import type { CleaningServices } from '../environment.ts';
import { isImage } from '../mailbox/fileType.ts';

type StoredFile = ReturnType<ReturnType<Storage['bucket']>['file']>;

/** A photo may exist this long before a saved profile shows it. */
const UNNAMED_MS = 24 * 3_600_000;
const NEW_WITHIN_MS = 2 * UNNAMED_MS;

/** Number of bytes at the start of a file that identify its format. */
const SIGNATURE_BYTES = 16;

/** Deletes photos older than a day that no profile shows, and new files that are not images. Returns how many. */
export function createCleanPhotos({ storage, db, now, log }: CleaningServices) {
  return async function cleanPhotos(): Promise<{ unnamed: number; noPicture: number }> {
    const removed = { unnamed: 0, noPicture: 0 };
    const shown = new Map<string, Promise<string | undefined>>();
    const [files] = await storage()
      .bucket()
      .getFiles({ prefix: `${PHOTOS_FOLDER}/` });
    for (const file of files) {
      try {
        const reason = await reasonToRemove(file, shown);
        if (!reason) continue;
        await file.delete({ ignoreNotFound: true });
        removed[reason] += 1;
      } catch (error) {
        log('error', 'photo.unchecked', { code: Object(error).code });
      }
    }
    if (removed.unnamed + removed.noPicture > 0) log('info', 'photos.removed', removed);
    return removed;
  };

  async function reasonToRemove(file: StoredFile, shown: Map<string, Promise<string | undefined>>) {
    const { name, metadata } = file;
    const age = now().getTime() - new Date(metadata.updated ?? metadata.timeCreated ?? 0).getTime();
    const member = name.split('/')[1] ?? '';
    if (age > UNNAMED_MS) {
      if (!shown.has(member)) shown.set(member, profilePhoto(member));
      if ((await shown.get(member)) !== name) return 'unnamed';
    }
    if (age >= NEW_WITHIN_MS) return undefined;
    const [bytes] = await file.download({ start: 0, end: SIGNATURE_BYTES - 1, validation: false });
    return isImage(bytes) ? undefined : 'noPicture';
  }

  /** The path of the photo that a member's profile shows; undefined if there is none. */
  async function profilePhoto(member: string): Promise<string | undefined> {
    const url = (await db().doc(`users/${member}`).get()).get('photoURL');
    if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
    try {
      return decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '') || undefined;
    } catch {
      // The URL contains a malformed percent escape.
      return undefined;
    }
  }
}

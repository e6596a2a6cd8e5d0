import type { StoredPhoto } from '../adapters/photoStore.ts';
import type { Adapters } from '../createAdapters.ts';
import { isPicture, PHOTO_UNNAMED_MS } from '../policy/photoRules.ts';

const NEW_WITHIN_MS = 2 * PHOTO_UNNAMED_MS;

/**
 * Deletes the photos that no profile names a day after they were uploaded, and, at once, files that are no pictures
 * whatever they call themselves. Returns how many. A photo that cannot be looked at is left to the next run.
 */
export function createCleanPhotos({ photos, now, log }: Pick<Adapters, 'photos' | 'now' | 'log'>) {
  return async function cleanPhotos(): Promise<{ unnamed: number; noPicture: number }> {
    const removed = { unnamed: 0, noPicture: 0 };
    for (const photo of await photos.list()) {
      try {
        const reason = await reasonToRemove(photo);
        if (!reason) continue;
        await photos.remove(photo.path);
        removed[reason] += 1;
      } catch (error) {
        log('error', 'photo.unchecked', { code: Object(error).code });
      }
    }
    if (removed.unnamed + removed.noPicture > 0) log('info', 'photos.removed', removed);
    return removed;
  };

  async function reasonToRemove({ path, member, uploadedAt }: StoredPhoto) {
    const age = now().getTime() - uploadedAt.getTime();
    if (age > PHOTO_UNNAMED_MS && (await photos.profilePhoto(member)) !== path) return 'unnamed';
    if (age < NEW_WITHIN_MS && !isPicture(await photos.beginning(path))) return 'noPicture';
    return undefined;
  }
}

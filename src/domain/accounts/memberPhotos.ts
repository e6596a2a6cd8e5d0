/** Largest photo of a member, in megabytes and in bytes; storage.rules has the same. */
export const PHOTO_LIMIT_MB = 2;
export const PHOTO_LIMIT_BYTES = PHOTO_LIMIT_MB * 1024 * 1024;

/** The folder of all members' photos in the storage; a test compares it with storage.rules. */
export const PHOTOS_FOLDER = 'profilePhotos';

/** The folder of one member's photos. */
export function photoFolder(uid: string): string {
  return `${PHOTOS_FOLDER}/${uid}`;
}

/** Photo names are in steps of ten minutes: at most 144 photos a day. storage.rules has the same limit. */
const NAME_STEP_MS = 600_000;

/**
 * The six names that a photo may have at `now` (milliseconds): the last ten-minute step and the five before it. They
 * differ over time, so that a new photo does not replace the old one before the profile names it.
 */
export function photoNames(now: number): string[] {
  const latest = Math.floor(now / NAME_STEP_MS) * NAME_STEP_MS;
  return Array.from({ length: 6 }, (_, index) => String(latest - index * NAME_STEP_MS));
}

/** Maximum size of a member's photo, in megabytes and in bytes. storage.rules has the same limit. */
export const PHOTO_LIMIT_MB = 2;
export const PHOTO_LIMIT_BYTES = PHOTO_LIMIT_MB * 1024 * 1024;

/** The types of photos that browsers show and that cannot contain scripts. storage.rules has the same list. */
export const PHOTO_TYPES = ['PNG', 'JPEG', 'WebP', 'AVIF', 'GIF'];

/** The storage folder of all members' photos. A test compares it with storage.rules. */
export const PHOTOS_FOLDER = 'profilePhotos';

/** The folder of one member's photos. */
export function photoFolder(uid: string): string {
  return `${PHOTOS_FOLDER}/${uid}`;
}

/** A photo's name is a time in steps of ten minutes, so there are at most 144 a day. storage.rules requires it too. */
const NAME_STEP_MS = 600_000;

/**
 * The six names that a new photo may have at `now` (milliseconds): the latest ten-minute step and the five before it.
 * So a new photo does not replace the old one before the profile is saved.
 */
export function photoNames(now: number): string[] {
  const latest = Math.floor(now / NAME_STEP_MS) * NAME_STEP_MS;
  return Array.from({ length: 6 }, (_, index) => String(latest - index * NAME_STEP_MS));
}

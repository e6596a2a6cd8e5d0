/** Largest photo of a member, in megabytes and in bytes; `npm run format` writes it into storage.rules. */
export const PHOTO_LIMIT_MB = 2;
export const PHOTO_LIMIT_BYTES = PHOTO_LIMIT_MB * 1024 * 1024;

/** The folder of a member's photos in the storage; a test compares it with storage.rules. */
export function photoFolder(uid: string): string {
  return `profilePhotos/${uid}`;
}

/**
 * The names that a photo may have in its folder, so that nobody stores more than these; a new photo lies beside the old
 * one until the profile names it. `npm run format` writes them into storage.rules.
 */
export const PHOTO_NAMES = ['1', '2', '3', '4'] as const;

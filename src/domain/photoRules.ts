/** Largest photo of a member, in megabytes and in bytes; a test compares it with storage.rules. */
export const PHOTO_LIMIT_MB = 2;
export const PHOTO_LIMIT_BYTES = PHOTO_LIMIT_MB * 1024 * 1024;

/** The folder of a member's photos in the storage; a test compares it with storage.rules. */
export function photoFolder(uid: string): string {
  return `profilePhotos/${uid}`;
}

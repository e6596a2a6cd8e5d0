import { createHmac } from 'node:crypto';

/** A hash of `value`, for the name of a document, that only the holder of `key` can make (HMAC with SHA-256). */
export function keyedHash(value: string, key: string): string {
  return createHmac('sha256', key).update(value).digest('base64url');
}

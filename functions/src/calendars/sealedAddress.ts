import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretKeys } from '../adapters/secretKeys.ts';

const METHOD = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** Encrypts addresses with secretKeys. Decrypting needs the same `place`. `seal` throws an Error without a key. */
export function createAddressSeal(keys: () => string) {
  return { seal, open };

  function seal(address: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const [key] = secretKeys(keys());
    if (!key) throw new Error('Without BOOKING_LINK_SECRET no address is kept');
    const cipher = createCipheriv(METHOD, keyOf(key), nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts an address; undefined if none of the keys fits. */
  function open(sealed: string, place: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const key of secretKeys(keys())) {
      try {
        const decipher = createDecipheriv(METHOD, keyOf(key), bytes.subarray(0, NONCE_BYTES));
        decipher.setAAD(Buffer.from(place));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {}
    }
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'calendar-addresses:1', 32));
}

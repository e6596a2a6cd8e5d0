import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const METHOD = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** Characters of the shortest key that nobody guesses: 32 of `openssl rand -hex 16`. */
const SHORTEST_KEY = 32;

/**
 * Encrypts secret addresses for the database. `keys` are separated by spaces; the first one encrypts, and the others still
 * decrypt. `place` is where the text lies: at another place it cannot be opened. Throws an Error without a key of 32 characters.
 */
export function createAddressSeal(keys: () => string) {
  return { seal, open };

  function seal(address: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(METHOD, keyOf(allKeys()[0] ?? ''), nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** The address; undefined where none of the keys opens it. */
  function open(sealed: string, place: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const key of allKeys()) {
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

  function allKeys(): string[] {
    const all = keys().split(/\s+/).filter(Boolean);
    if (all.length === 0 || all.some((key) => key.length < SHORTEST_KEY))
      throw new Error(`BOOKING_LINK_SECRET needs keys of at least ${SHORTEST_KEY} characters`);
    return all;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'calendar-addresses:1', 32));
}

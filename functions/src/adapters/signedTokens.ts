import { createHmac, timingSafeEqual } from 'node:crypto';

/** Characters of the shortest key that nobody guesses: 32 of `openssl rand -hex 16`. */
const SHORTEST_KEY = 32;

/**
 * Tokens of links: some bytes and their signature. A token of one `purpose` is not valid for another. `keys` are
 * separated by spaces; the first one signs, and tokens of the others are still valid. `sign` and `read` throw an Error
 * when a key is too short, `sign` also when there is none.
 */
export function createSignedTokens(purpose: string, keys: () => string) {
  return { sign, read, hasKey: () => allKeys().length > 0 };

  function sign(payload: Buffer): string {
    const [key] = allKeys();
    if (!key) throw new Error('BOOKING_LINK_SECRET is not set');
    return `${payload.toString('base64url')}.${signature(payload, key).toString('base64url')}`;
  }

  /** The bytes of a token; undefined unless one of the keys has signed exactly this token. */
  function read(token: string): Buffer | undefined {
    const [first = '', second = '', ...rest] = token.split('.');
    const [payload, signed] = [decode(first), decode(second)];
    if (rest.length > 0 || !payload || !signed) return undefined;
    const isSigned = allKeys().some((key) => {
      const expected = signature(payload, key);
      return expected.length === signed.length && timingSafeEqual(expected, signed);
    });
    return isSigned ? payload : undefined;
  }

  function signature(payload: Buffer, key: string): Buffer {
    return createHmac('sha256', key).update(purpose).update(payload).digest();
  }

  function allKeys(): string[] {
    const all = keys().split(/\s+/).filter(Boolean);
    if (all.some((key) => key.length < SHORTEST_KEY))
      throw new Error(`BOOKING_LINK_SECRET has a key of fewer than ${SHORTEST_KEY} characters`);
    return all;
  }
}

// Base64 has several spellings of some bytes; only the usual one is a token.
function decode(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}

/** An id (a UUID) as 16 bytes, and back. */
export function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

export function idIn(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

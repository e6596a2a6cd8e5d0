import { readStoredJson, writeStored } from '#src/services/browser/deviceStorage.ts';

type Kind = 'contact' | 'booking';

/** A submission's id, and a digest of the sent values. The values themselves are not stored. */
type LastSubmission = Record<'digest' | 'id', string>;

const last = new Map<Kind, LastSubmission>();

const storageKey = (kind: Kind) => `site:submission:${kind}`;

async function digestOf(content: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the same key if `content` is the same as before, even after a reload; otherwise a new key. */
export async function idempotencyKey(kind: Kind, content: object): Promise<string> {
  const digest = await digestOf(content);
  const before: LastSubmission | undefined =
    last.get(kind) ?? readStoredJson('sessionStorage', storageKey(kind)) ?? undefined;
  const current = before?.digest === digest ? before : { digest, id: crypto.randomUUID() };
  last.set(kind, current);
  // Without storage, a retry has the same key only until the page unloads.
  writeStored('sessionStorage', storageKey(kind), JSON.stringify(current));
  return current.id;
}

/** Forgets the key. Call this after a success, because the visitor may send the same text again on purpose. */
export function forgetIdempotencyKey(kind: Kind): void {
  last.delete(kind);
  writeStored('sessionStorage', storageKey(kind), null);
}

import { readStoredJson, writeStored } from '#src/services/browser/deviceStorage.ts';

/** Kinds of submissions. The last one of each kind is remembered. */
type Kind = 'contact' | 'booking';

interface LastSubmission {
  /** A digest of the sent values; the values themselves are not stored. */
  digest: string;
  id: string;
}

const last = new Map<Kind, LastSubmission>();

const storageKey = (kind: Kind) => `site:submission:${kind}`;

/** The last submission of this tab, even if it was sent before a reload. */
function readLast(kind: Kind): LastSubmission | undefined {
  return last.get(kind) ?? readStoredJson('sessionStorage', storageKey(kind)) ?? undefined;
}

function writeLast(kind: Kind, submission: LastSubmission): void {
  last.set(kind, submission);
  // Without storage, the key of a retry stays the same until the page unloads.
  writeStored('sessionStorage', storageKey(kind), JSON.stringify(submission));
}

async function digestOf(content: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the same key for the same `content`, even after a reload. A changed field gives a new key. */
export async function idempotencyKey(kind: Kind, content: object): Promise<string> {
  const digest = await digestOf(content);
  const before = readLast(kind);
  const current = before?.digest === digest ? before : { digest, id: crypto.randomUUID() };
  writeLast(kind, current);
  return current.id;
}

/** Forgets the key. Call it after a success, because the visitor may send the same text again on purpose. */
export function forgetIdempotencyKey(kind: Kind): void {
  last.delete(kind);
  writeStored('sessionStorage', storageKey(kind), null);
}

import { readFileSync } from 'node:fs';
import type { Clock } from './Clock.ts';
import type { DocumentStore } from './DocumentStore.ts';
import { fieldReader } from './fieldPath.ts';
import type { Transactions } from './Transactions.ts';
import { toMicros } from './timestamps.ts';

/** Documents of a collection group are deleted once the time in this field has passed. */
export interface TimeToLivePolicy {
  collectionGroup: string;
  fieldPath: string;
}

interface Expiring {
  clock: Clock;
  policies: readonly TimeToLivePolicy[];
  store: DocumentStore;
  transactions: Transactions;
}

/** The time-to-live policies that a `firestore.indexes.json` declares (`fieldOverrides` with `"ttl": true`). */
export function readTimeToLivePolicies(indexesFile: string): TimeToLivePolicy[] {
  const { fieldOverrides = [] }: { fieldOverrides?: (TimeToLivePolicy & { ttl?: boolean })[] } = JSON.parse(
    readFileSync(indexesFile, 'utf8'),
  );
  return fieldOverrides.filter(({ ttl }) => ttl);
}

/**
 * Deletes the documents that have expired by the policies, and returns their number. As in Google's service, a value
 * that is not a timestamp never expires, and subcollections stay. Documents locked by a transaction stay until a later
 * call.
 */
export function deleteExpired({ clock, policies, store, transactions }: Expiring): number {
  const now = BigInt(clock.now()) * 1000n;
  const readers = policies.map(({ collectionGroup, fieldPath }) => ({
    collectionGroup,
    read: fieldReader(fieldPath),
  }));
  const expired = [...store.documents.values()].filter((document) => {
    const collection = document.name.split('/').at(-2);
    return readers.some(({ collectionGroup, read }) => {
      const value = collectionGroup === collection ? read(document) : undefined;
      return value && 'timestampValue' in value && toMicros(value.timestampValue) <= now;
    });
  });
  const names = expired.map(({ name }) => name).filter((name) => !transactions.isLocked(name));
  store.delete(names);
  return names.length;
}

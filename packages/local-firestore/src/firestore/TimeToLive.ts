import { readFileSync } from 'node:fs';
import type { Engine } from './Engine.ts';
import { fieldOf } from './filterPredicate.ts';
import { toMicros } from './timestamps.ts';

/** Documents of a collection group are deleted once the time in this field has passed. */
export interface TimeToLivePolicy {
  collectionGroup: string;
  fieldPath: string;
}

const sweepIntervalMilliseconds = 60_000;

/** The time-to-live policies that a `firestore.indexes.json` declares (`fieldOverrides` with `"ttl": true`). */
export function readTimeToLivePolicies(indexesFile: string): TimeToLivePolicy[] {
  const { fieldOverrides = [] } = JSON.parse(readFileSync(indexesFile, 'utf8')) as {
    fieldOverrides?: (TimeToLivePolicy & { ttl?: boolean })[];
  };
  return fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => ({ collectionGroup, fieldPath }));
}

/** Deletes expired documents: each minute, and whenever `sweep` is called. */
export class TimeToLive {
  private readonly engine: Engine;
  private readonly policies: readonly TimeToLivePolicy[];
  private timer: NodeJS.Timeout | undefined;

  constructor(engine: Engine, policies: readonly TimeToLivePolicy[]) {
    this.engine = engine;
    this.policies = policies;
  }

  start(): void {
    this.timer = setInterval(() => this.sweep(), sweepIntervalMilliseconds).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /**
   * Deletes what has expired and returns how many documents that were. As in Google's service a value that is not a
   * timestamp never expires, and subcollections stay. Documents that a transaction has locked wait for the next sweep.
   */
  sweep(): number {
    const { store, transactions, clock } = this.engine;
    const now = BigInt(clock.now()) * 1000n;
    const expired = [...store.documents.all()].filter((document) => {
      const collection = document.name.split('/').at(-2);
      return this.policies.some(({ collectionGroup, fieldPath }) => {
        const value = collectionGroup === collection ? fieldOf(document, fieldPath) : undefined;
        return value && 'timestampValue' in value && toMicros(value.timestampValue) <= now;
      });
    });
    const free = expired.filter(({ name }) => !transactions.isLocked(name));
    store.delete(free.map(({ name }) => name));
    return free.length;
  }
}

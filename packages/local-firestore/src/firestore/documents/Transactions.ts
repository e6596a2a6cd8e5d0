import { randomUUID } from 'node:crypto';
import { GoogleError, invalid, unsupported } from '../server/GoogleError.ts';
import { DocumentLocks } from './DocumentLocks.ts';
import type { DocumentStore, Documents } from './DocumentStore.ts';

/** The options of a new transaction, in wire format. */
export interface TransactionOptions {
  readOnly?: { readTime?: string };
  readWrite?: { retryTransaction?: string };
}

interface Transaction {
  id: string;
  /** The state that a read-only transaction sees for its whole life. */
  snapshot: Documents | undefined;
  /** Each function returns whether an earlier query would still find the same documents. */
  checks: (() => boolean)[];
  expiry: NodeJS.Timeout;
}

/** Google ends a transaction that was idle for a minute. */
const idleLimit = 60_000;

/**
 * Open transactions. A read-write transaction holds a shared lock on each document that it read, and checks its queries
 * again at commit. A read-only transaction reads a snapshot.
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();
  private readonly expired = new Set<string>();
  private readonly locks = new DocumentLocks();
  private readonly store: DocumentStore;

  constructor(store: DocumentStore) {
    this.store = store;
  }

  /** Returns the new transaction's id (base64). */
  begin(options: TransactionOptions = {}): string {
    if (options.readOnly?.readTime) throw unsupported('reading at a time in the past (readTime)');
    const id = Buffer.from(randomUUID()).toString('base64');
    const snapshot = options.readOnly ? this.store.snapshot() : undefined;
    const expiry = setTimeout(() => {
      this.expired.add(id);
      this.end(id);
    }, idleLimit).unref();
    this.open.set(id, { id, snapshot, checks: [], expiry });
    return id;
  }

  /**
   * The documents that the transaction reads: its snapshot, or the current state. @throws GoogleError when it is not
   * open
   */
  documents(id: string): Documents {
    return this.find(id).snapshot ?? this.store.documents;
  }

  isReadOnly(id: string): boolean {
    return this.find(id).snapshot !== undefined;
  }

  /** Locks documents until the transaction ends; waits while others have locked them. @throws GoogleError ABORTED */
  async lock(id: string, names: Iterable<string>, mode: 'shared' | 'exclusive'): Promise<void> {
    if (this.isReadOnly(id)) return;
    for (const name of [...new Set(names)].sort()) {
      await this.locks.acquire(id, name, mode);
      // While this request waited, the transaction may have been rolled back or expired.
      if (this.open.has(id)) continue;
      this.locks.release(id);
      throw this.closed(id);
    }
  }

  /** Registers a check of a query's result, which runs at commit. */
  check(id: string, stillSame: () => boolean): void {
    this.find(id).checks.push(stillSame);
  }

  /** @throws GoogleError ABORTED when a query of this transaction would now find something else */
  assertUnchanged(id: string): void {
    if (this.find(id).checks.every((stillSame) => stillSame())) return;
    throw new GoogleError(
      'ABORTED',
      'The results of a query of this transaction have changed. Please try again.',
    );
  }

  /** Whether an open transaction has locked a document. */
  isLocked(name: string): boolean {
    return this.locks.isHeld(name);
  }

  /** Ends a transaction, whatever its outcome. Ending it twice is no error. @throws GoogleError INVALID_ARGUMENT */
  end(id: string): void {
    if (!isTransactionId(id)) throw invalid('Invalid transaction.');
    clearTimeout(this.open.get(id)?.expiry);
    this.open.delete(id);
    this.locks.release(id);
  }

  endAll(): void {
    for (const id of [...this.open.keys()]) this.end(id);
  }

  private find(id: string): Transaction {
    const transaction = this.open.get(id);
    if (!transaction) throw this.closed(id);
    transaction.expiry.refresh();
    return transaction;
  }

  /** The SDKs retry a transaction if the error says that it has expired. */
  private closed(id: string): GoogleError {
    if (this.expired.has(id)) return invalid('The referenced transaction has expired or is no longer valid.');
    return invalid('Transaction is invalid or closed.');
  }
}

/** Whether the id has the form of a transaction's id: a UUID in base64. */
function isTransactionId(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(Buffer.from(id, 'base64').toString());
}

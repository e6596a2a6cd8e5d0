import { GoogleError, unsupported } from '../server/GoogleError.ts';
import type { DocumentStore, Documents } from './DocumentStore.ts';
import type { StoredDocument } from './StoredDocument.ts';
import type { TransactionOptions, Transactions } from './Transactions.ts';

/** The consistency options of a read, in wire format. */
export interface Consistency {
  transaction?: string;
  newTransaction?: TransactionOptions;
  readTime?: string;
}

const attempts = 5;

/** Reads documents for one request, inside the request's transaction if it has one. */
export class Reader {
  /** The id of the transaction that this request began, to be returned to the client. */
  readonly begun: string | undefined;
  private readonly id: string | undefined;
  private readonly store: DocumentStore;
  private readonly transactions: Transactions;

  constructor(store: DocumentStore, transactions: Transactions, wanted: Consistency) {
    if (wanted.readTime) throw unsupported('reading at a time in the past (readTime)');
    this.store = store;
    this.transactions = transactions;
    this.begun = wanted.newTransaction ? transactions.begin(wanted.newTransaction) : undefined;
    this.id = wanted.transaction ?? this.begun;
  }

  async get(name: string): Promise<StoredDocument | undefined> {
    if (this.id !== undefined) await this.transactions.lock(this.id, [name], 'shared');
    return this.documents().get(name);
  }

  /** Runs a query. In a read-write transaction, this locks the results, and the query runs again at commit. */
  async find(query: (documents: Documents) => StoredDocument[]): Promise<StoredDocument[]> {
    const { id, transactions } = this;
    if (id === undefined || transactions.isReadOnly(id)) return query(this.documents());
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const found = query(this.documents());
      const names = found.map(({ name }) => name);
      await transactions.lock(id, names, 'shared');
      // While this request waited, others may have changed the documents that the query finds.
      if (!isSame(found, query(this.documents()))) continue;
      transactions.check(id, () => isSame(found, query(this.store.documents)));
      return found;
    }
    throw new GoogleError('ABORTED', 'The results of a query keep changing. Please try again.');
  }

  private documents(): Documents {
    return this.id === undefined ? this.store.documents : this.transactions.documents(this.id);
  }
}

/** Stored documents are replaced, never changed, so the same object means the same content. */
function isSame(a: readonly StoredDocument[], b: readonly StoredDocument[]): boolean {
  return a.length === b.length && a.every((document, index) => document === b[index]);
}

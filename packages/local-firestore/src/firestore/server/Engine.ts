import { AccessControl } from '../access/AccessControl.ts';
import { Clock } from '../documents/Clock.ts';
import { DocumentStore } from '../documents/DocumentStore.ts';
import type { TimeToLivePolicy } from '../documents/deleteExpired.ts';
import { type Consistency, Reader } from '../documents/Reader.ts';
import { Transactions } from '../documents/Transactions.ts';
import type { QueryIndexes } from '../queries/QueryIndexes.ts';
import type { Caller } from './authToken.ts';

/** One call of a method: its resource name, parameters, body and caller. */
export interface Call<Body = Record<string, unknown>> {
  /** The full resource name from the address, without verbs: `projects/p/databases/(default)/documents/users/ana`. */
  name: string;
  parameters: URLSearchParams;
  body: Body;
  caller: Caller;
}

/** A method returns the JSON of its response. */
export type Method<Body = Record<string, unknown>> = (engine: Engine, call: Call<Body>) => unknown;

/** The state that all methods work on. */
export class Engine {
  readonly clock: Clock;
  readonly store: DocumentStore;
  readonly transactions: Transactions;
  readonly access: AccessControl;
  readonly policies: readonly TimeToLivePolicy[];
  /** Undefined if no indexes file is given; then queries need no indexes. */
  readonly indexes: QueryIndexes | undefined;

  constructor(clock = new Clock(), policies: readonly TimeToLivePolicy[] = [], indexes?: QueryIndexes) {
    this.clock = clock;
    this.store = new DocumentStore(clock);
    this.transactions = new Transactions(this.store);
    this.access = new AccessControl(this.store);
    this.policies = policies;
    this.indexes = indexes;
  }

  /** Reads for one request. A transaction that the request began ends if the request fails, because no client knows its id. */
  async read<Result>(wanted: Consistency, work: (reader: Reader) => Promise<Result>): Promise<Result> {
    const reader = new Reader(this.store, this.transactions, wanted);
    try {
      return await work(reader);
    } catch (error) {
      if (reader.begun !== undefined) this.transactions.end(reader.begun);
      throw error;
    }
  }
}

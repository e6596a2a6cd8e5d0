import { DocumentIndex } from '../queries/DocumentIndex.ts';
import { invalid } from '../server/GoogleError.ts';
import { applyWrite, type Precondition, type Write, type WriteOutcome, writtenName } from './applyWrite.ts';
import { Clock } from './Clock.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { toMicros, toRfc3339 } from './timestamps.ts';

export type Documents = Omit<DocumentIndex, 'set' | 'delete' | 'clear'>;

/** One write, computed but not yet stored. */
export interface PreparedWrite extends WriteOutcome {
  name: string;
  write: Write;
  before: StoredDocument | undefined;
}

/** All writes of a commit, computed in order; each sees the results of the earlier ones. */
export interface PreparedCommit {
  commitTime: string;
  writes: PreparedWrite[];
  /** Returns the document with this name after all writes. */
  after: (name: string) => StoredDocument | undefined;
}

/** The documents of all projects and databases in memory, keyed by their full names. */
export class DocumentStore {
  private readonly current = new DocumentIndex();
  private lastMicros = 0n;
  private readonly clock: Clock;

  constructor(clock = new Clock()) {
    this.clock = clock;
  }

  get documents(): Documents {
    return this.current;
  }

  /** A copy that later commits do not change, for read-only transactions. */
  snapshot(): Documents {
    const copy = new DocumentIndex();
    for (const [name, document] of this.current) copy.set(name, document);
    return copy;
  }

  /** The current time in microseconds; never returns the same time twice. */
  now(): string {
    const micros = BigInt(this.clock.now()) * 1000n;
    this.lastMicros = micros > this.lastMicros ? micros : this.lastMicros + 1n;
    return toRfc3339(this.lastMicros);
  }

  /** Computes a commit without storing it. @throws GoogleError when a write is malformed */
  prepare(writes: readonly Write[]): PreparedCommit {
    const commitTime = this.now();
    const changed = new Map<string, StoredDocument | undefined>();
    const after = (name: string) => (changed.has(name) ? changed.get(name) : this.current.get(name));
    const verified = new Set<string>();
    /** The update times that preconditions have required so far. */
    const required = new Map<string, string>();
    const prepared = writes.map((write) => {
      const name = writtenName(write);
      if (verified.has(name) || (write.verify !== undefined && changed.has(name)))
        throw invalid(`${name} is verified, and verified or written once more.`);
      if (write.verify !== undefined) verified.add(name);
      const before = after(name);
      const isLater = changed.has(name);
      if (isLater) assertPossible(name, write.currentDocument, before !== undefined, required.get(name));
      const { failure, ...outcome } = applyWrite(before, write, commitTime);
      changed.set(name, outcome.after);
      if (write.currentDocument?.updateTime) required.set(name, write.currentDocument.updateTime);
      return { ...outcome, failure: isLater ? undefined : failure, name, write, before };
    });
    return { commitTime, writes: prepared, after };
  }

  /** Stores all writes of a prepared commit, or none. @throws GoogleError when a precondition fails */
  store({ writes }: PreparedCommit): void {
    for (const { failure } of writes) if (failure) throw failure;
    for (const { name, after } of writes) {
      if (after) this.current.set(name, after);
      else this.current.delete(name);
    }
  }

  /** Moves the clock, forward or back; commit times continue from the new time. */
  moveClock(offsetMilliseconds: number): void {
    this.clock.move(offsetMilliseconds);
    this.lastMicros = 0n;
  }

  /** Deletes documents without a commit. */
  delete(names: Iterable<string>): void {
    for (const name of names) this.current.delete(name);
  }

  /** Restores exported documents. Every later commit gets a time after the update times of these documents. */
  restore(documents: Iterable<StoredDocument>): void {
    for (const document of documents) {
      this.current.set(document.name, document);
      const micros = toMicros(document.updateTime);
      if (micros > this.lastMicros) this.lastMicros = micros;
    }
  }
}

/**
 * Checks the precondition of a write to a document that the same commit has already written. After the first write it
 * is certain whether the document exists. A required update time must equal the time that earlier preconditions
 * required. @throws GoogleError INVALID_ARGUMENT
 */
function assertPossible(
  name: string,
  { exists, updateTime }: Precondition = {},
  isThere: boolean,
  required: string | undefined,
): void {
  if ((exists ?? isThere) === isThere && (updateTime === undefined || updateTime === required)) return;
  throw invalid(`The preconditions of the writes of ${name} contradict each other.`);
}

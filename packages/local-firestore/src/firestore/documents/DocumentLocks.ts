import { GoogleError } from '../server/GoogleError.ts';

type Mode = 'shared' | 'exclusive';

interface Waiter {
  owner: string;
  mode: Mode;
  /** The owner already shares the lock and waits to hold it alone. Such requests go before others. */
  upgrading: boolean;
  /** Ends the waiting: without `error`, the owner has the lock. */
  end: (error?: GoogleError) => void;
}

interface Lock {
  holders: Map<string, Mode>;
  waiting: Waiter[];
}

/**
 * Locks on names of documents, which need not exist. Any number of owners share a lock to read; a single owner holds it
 * exclusively to write. Requests are served in order. A request that would cause a deadlock, or waits longer than the
 * timeout (milliseconds), is refused with ABORTED; SDKs then retry the transaction.
 */
export class DocumentLocks {
  private readonly locks = new Map<string, Lock>();
  private readonly timeout: number;

  constructor(timeout = 30_000) {
    this.timeout = timeout;
  }

  async acquire(owner: string, name: string, mode: Mode): Promise<void> {
    const lock = this.locks.get(name) ?? { holders: new Map(), waiting: [] };
    this.locks.set(name, lock);
    const held = lock.holders.get(owner);
    if (held === 'exclusive' || held === mode) return;
    const upgrading = held !== undefined;
    const ahead = lock.waiting.filter((waiter) => !upgrading || waiter.upgrading);
    if (ahead.length === 0 && isFree(lock, owner, mode)) {
      lock.holders.set(owner, mode);
      return;
    }
    const position = ahead.length;
    if (this.blockers(lock, owner, mode, position).some((blocker) => this.waitsFor(blocker, owner)))
      throw contention(name);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiter.end(contention(name));
        this.serve(name, lock);
      }, this.timeout);
      const end = (error?: GoogleError) => {
        clearTimeout(timer);
        lock.waiting = lock.waiting.filter((one) => one !== waiter);
        if (error) return reject(error);
        lock.holders.set(owner, mode);
        resolve();
      };
      const waiter: Waiter = { owner, mode, upgrading, end };
      lock.waiting.splice(position, 0, waiter);
    });
  }

  isHeld(name: string): boolean {
    return this.locks.has(name);
  }

  /** Releases all locks of the owner and ends its waiting. */
  release(owner: string): void {
    for (const [name, lock] of [...this.locks]) {
      for (const waiter of lock.waiting.filter((one) => one.owner === owner)) waiter.end(contention(name));
      lock.holders.delete(owner);
      this.serve(name, lock);
    }
  }

  /** Gives the lock to the waiting owners in order, as long as they can share it. */
  private serve(name: string, lock: Lock): void {
    for (let next = lock.waiting[0]; next && isFree(lock, next.owner, next.mode); next = lock.waiting[0])
      next.end();
    if (lock.holders.size === 0 && lock.waiting.length === 0) this.locks.delete(name);
  }

  /** The owners for whom a request at this position of the queue must wait. */
  private blockers({ holders, waiting }: Lock, owner: string, mode: Mode, position: number): string[] {
    const inTheWay = [...holders].filter(([, held]) => mode === 'exclusive' || held === 'exclusive');
    const owners = [
      ...inTheWay.map(([holder]) => holder),
      ...waiting.slice(0, position).map((one) => one.owner),
    ];
    return owners.filter((one) => one !== owner);
  }

  /** Whether `waiter` waits, directly or through others, for `owner`. */
  private waitsFor(waiter: string, owner: string, seen = new Set<string>()): boolean {
    if (waiter === owner) return true;
    if (seen.has(waiter)) return false;
    seen.add(waiter);
    return [...this.locks.values()].some((lock) =>
      lock.waiting.some(
        (one, position) =>
          one.owner === waiter &&
          this.blockers(lock, waiter, one.mode, position).some((next) => this.waitsFor(next, owner, seen)),
      ),
    );
  }
}

function isFree({ holders }: Lock, owner: string, mode: Mode): boolean {
  return [...holders].every(([holder, held]) => holder === owner || (mode === 'shared' && held === 'shared'));
}

function contention(name: string): GoogleError {
  return new GoogleError('ABORTED', `Too much contention on these documents. Please try again. (${name})`);
}

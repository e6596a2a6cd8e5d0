import { GoogleError } from './GoogleError.ts';

interface Waiter {
  owner: string;
  proceed: () => void;
  giveUp: (error: GoogleError) => void;
}

interface Lock {
  holder: string;
  waiting: Waiter[];
}

/**
 * Exclusive locks on documents, by name, whether they exist or not. Who comes later waits in turn; who would wait in a
 * circle, or for longer than the patience (milliseconds), is refused with ABORTED, which SDKs answer by trying again.
 */
export class DocumentLocks {
  private readonly locks = new Map<string, Lock>();
  private readonly patience: number;

  constructor(patience = 30_000) {
    this.patience = patience;
  }

  async acquire(owner: string, name: string): Promise<void> {
    const lock = this.locks.get(name);
    if (!lock) {
      this.locks.set(name, { holder: owner, waiting: [] });
      return;
    }
    if (lock.holder === owner) return;
    if (this.waitsFor(lock.holder, owner)) throw contention(name);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => waiter.giveUp(contention(name)), this.patience);
      const leave = () => {
        clearTimeout(timer);
        lock.waiting = lock.waiting.filter((one) => one !== waiter);
      };
      const waiter: Waiter = {
        owner,
        proceed: () => {
          leave();
          resolve();
        },
        giveUp: (error) => {
          leave();
          reject(error);
        },
      };
      lock.waiting.push(waiter);
    });
  }

  isHeld(name: string): boolean {
    return this.locks.has(name);
  }

  /** Gives back everything the owner holds, to whoever waits longest, and ends its own waiting. */
  release(owner: string): void {
    for (const [name, lock] of this.locks) {
      for (const waiter of lock.waiting.filter((one) => one.owner === owner)) waiter.giveUp(contention(name));
      if (lock.holder !== owner) continue;
      const next = lock.waiting[0];
      if (!next) {
        this.locks.delete(name);
        continue;
      }
      lock.holder = next.owner;
      for (const waiter of lock.waiting.filter((one) => one.owner === next.owner)) waiter.proceed();
    }
  }

  /** Whether `waiter` waits, directly or through others, for something `holder` holds. */
  private waitsFor(waiter: string, holder: string): boolean {
    return [...this.locks.values()].some(
      (lock) =>
        lock.waiting.some(({ owner }) => owner === waiter) &&
        (lock.holder === holder || this.waitsFor(lock.holder, holder)),
    );
  }
}

function contention(name: string): GoogleError {
  return new GoogleError('ABORTED', `Too much contention on these documents. Please try again. (${name})`);
}

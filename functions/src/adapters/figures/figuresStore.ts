import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { addFigures, type Figures } from '../../../../src/domain/figures/dayFigures.ts';
import { figuresExpiry } from '../../../../src/domain/submissions/retention.ts';
import { STORE_STEP_MS, withTimeout } from '../withTimeout.ts';

/** Sums of a day that were taken out of memory to be written; the numbers of a process's batches rise. */
export type Batch = { day: string; sequence: number; figures: Figures };

/** A process that has written to the day, and the number of the last batch that was added. */
type Writer = { id: string; sequence: number };

const MOST_WRITERS = 20;

/**
 * Adds a batch to the document of its day, once however often it is asked to, if the batches come in the order of their
 * numbers. `id` is this process's, never a visitor's. Throws when the database does not answer within 8 s.
 */
export function createFiguresStore(db: () => Firestore, id: string = randomUUID()) {
  return function addToDay({ day, sequence, figures }: Batch): Promise<void> {
    const document = db().doc(`figures/${day}`);
    const step = db().runTransaction(async (transaction) => {
      const stored = (await transaction.get(document)).data() as
        | { figures?: Figures; writers?: Writer[] }
        | undefined;
      const writers = stored?.writers ?? [];
      const last = writers.find((writer) => writer.id === id)?.sequence ?? 0;
      if (sequence <= last) return;
      const others = writers.filter((writer) => writer.id !== id).slice(1 - MOST_WRITERS);
      transaction.set(document, {
        figures: addFigures(stored?.figures ?? {}, figures),
        writers: [...others, { id, sequence }],
        expireAt: figuresExpiry(day),
      });
    });
    return withTimeout(STORE_STEP_MS, step);
  };
}

import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import {
  addFigures,
  type Figures,
  figuresExpiry,
  noFigures,
} from '../../../src/domain/figures/dayFigures.ts';

/** Sums of a day that were taken out of memory to be written; the number tells it from every other of its writer. */
export type Batch = { day: string; sequence: number; figures: Figures };

/** A process that has written to the day, and the numbers of the last batches that it added. */
type Writer = { id: string; sequences: number[] };

const MOST_WRITERS = 20;
const MOST_SEQUENCES = 50;

/**
 * Adds a batch to the document of its day, once however often it is asked to. `id` is this process's, never a visitor's.
 */
export function createFiguresStore(db: () => Firestore, id: string = randomUUID()) {
  return async function addToDay({ day, sequence, figures }: Batch): Promise<void> {
    const document = db().doc(`figures/${day}`);
    await db().runTransaction(async (transaction) => {
      const stored = (await transaction.get(document)).data() as
        | { figures: Figures; writers: Writer[] }
        | undefined;
      const writers = stored?.writers ?? [];
      const sequences = writers.find((writer) => writer.id === id)?.sequences ?? [];
      if (sequences.includes(sequence)) return;
      const others = writers.filter((writer) => writer.id !== id).slice(1 - MOST_WRITERS);
      transaction.set(document, {
        figures: addFigures(stored?.figures ?? noFigures(), figures),
        writers: [...others, { id, sequences: [...sequences, sequence].slice(-MOST_SEQUENCES) }],
        expireAt: figuresExpiry(day),
      });
    });
  };
}

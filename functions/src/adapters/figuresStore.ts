import { randomUUID } from 'node:crypto';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import {
  addFigures,
  type Figures,
  noFigures,
  withoutInvented,
} from '../../../src/domain/figures/dayFigures.ts';
import { monthBefore, type StoredFigures } from '../../../src/domain/figures/figuresOverview.ts';
import { figuresExpiry } from '../../../src/domain/submissions/retention.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import { STORE_STEP_MS, withTimeout } from './withTimeout.ts';

/** Counts of one day, to be added to that day's document. Each process numbers its batches in ascending order. */
export type Batch = { day: string; sequence: number; figures: Figures };

/** A process that has written to a day's document, and the number of its last batch. */
type Writer = { id: string; sequence: number };

const MOST_WRITERS = 20;

/** Stores the figures of days and months. `id` identifies this process, never a visitor. */
export function createFiguresStore(db: () => Firestore, id: string = randomUUID()) {
  return { addToDay, readMonths, foldLastMonth };

  /** Adds a batch once, even if called again. A process must add its batches in order. Throws after 8 s. */
  function addToDay({ day, sequence, figures }: Batch): Promise<void> {
    const document = db().doc(`figures/${day}`);
    const step = db().runTransaction(async (transaction) => {
      const stored = (await transaction.get(document)).data() as
        | { figures?: Figures; writers?: Writer[] }
        | undefined;
      const writers = stored?.writers ?? [];
      const last = writers.find((writer) => writer.id === id)?.sequence ?? 0;
      if (sequence <= last) return;
      const others = writers.filter((writer) => writer.id !== id).slice(1 - MOST_WRITERS);
      const known = stored?.figures ?? {};
      transaction.set(document, {
        figures: addFigures(known, withoutInvented(known, figures)),
        writers: [...others, { id, sequence }],
        expireAt: figuresExpiry(day),
      });
    });
    return withTimeout(STORE_STEP_MS, step);
  }

  /** The stored figures of these months (yyyy-mm). Months without figures are left out. */
  async function readMonths(months: readonly string[]): Promise<StoredFigures['months']> {
    const found = await db().getAll(...months.map((month) => db().doc(`figureMonths/${month}`)));
    const stored = found.filter(({ exists }) => exists);
    return Object.fromEntries(stored.map((one) => [one.id, one.get('figures') as Partial<Figures>]));
  }

  /** Sums the previous month's days in one document. A transaction, because commands add to both (addFigures.ts). */
  async function foldLastMonth(now: Date): Promise<void> {
    const month = monthBefore(todayInSaoPaulo(now), 1);
    const days = db()
      .collection('figures')
      .where(FieldPath.documentId(), '>=', `${month}-01`)
      .where(FieldPath.documentId(), '<=', `${month}-31`);
    await db().runTransaction(async (transaction) => {
      const { docs } = await transaction.get(days);
      if (docs.length === 0) return;
      const sums = docs.map((found) => (found.get('figures') ?? {}) as Partial<Figures>);
      const figures = sums.reduce<Figures>((sum, day) => addFigures(sum, day), noFigures());
      transaction.set(db().doc(`figureMonths/${month}`), { figures });
    });
  }
}

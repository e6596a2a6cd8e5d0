import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { addFigures, type Figures, noFigures } from '../../../../src/domain/figures/dayFigures.ts';
import { monthBefore, type StoredFigures } from '../../../../src/domain/figures/figuresOverview.ts';
import { todayInSaoPaulo } from '../../../../src/domain/time/saoPauloTime.ts';

/** Reads the stored figures of months (yyyy-mm); those without any are missing. */
export function createMonthReader(db: () => Firestore) {
  return async function readMonths(months: readonly string[]): Promise<StoredFigures['months']> {
    const found = await db().getAll(...months.map((month) => db().doc(`figureMonths/${month}`)));
    return Object.fromEntries(
      found.flatMap((one) => (one.exists ? [[one.id, one.get('figures') as Partial<Figures>]] : [])),
    );
  };
}

/**
 * Sums the days of the month before the one of `now` up in one document. Done again it gives the same, or what was added
 * to those days since. In a transaction, because commands add to a day and to its month (src/commands/addFigures.ts).
 */
export function createMonthFolding(db: () => Firestore) {
  return async function foldLastMonth(now: Date): Promise<void> {
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
  };
}

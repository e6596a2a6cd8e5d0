import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { addFigures, type Figures, noFigures } from '../../../../src/domain/figures/dayFigures.ts';
import { monthBefore } from '../../../../src/domain/figures/figuresOverview.ts';
import { todayInSaoPaulo } from '../../../../src/domain/time/timeZone.ts';

/**
 * Sums the days of the month before the one of `now` up in one document. Done again it gives the same, or what was added
 * to those days since.
 */
export function createMonthFolding(db: () => Firestore) {
  return async function foldLastMonth(now: Date): Promise<void> {
    const month = monthBefore(todayInSaoPaulo(now), 1);
    const { docs } = await db()
      .collection('figures')
      .where(FieldPath.documentId(), '>=', `${month}-01`)
      .where(FieldPath.documentId(), '<=', `${month}-31`)
      .get();
    if (docs.length === 0) return;
    const sums = docs.map((found) => (found.get('figures') ?? {}) as Partial<Figures>);
    const figures = sums.reduce<Figures>((sum, day) => addFigures(sum, day), noFigures());
    await db().doc(`figureMonths/${month}`).set({ figures });
  };
}

import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { changedFigures } from '../../../src/domain/figures/studioFigures.ts';
import { figuresExpiry } from '../../../src/domain/submissions/retention.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';

/** Adds changes to their days' figures in the transaction, and to their months' sums if these months are over. */
export function addFigures(
  transaction: Transaction,
  db: Firestore,
  { changes, now }: { changes: ReturnType<typeof changedFigures>; now: Date },
): void {
  const days = new Map<string, Record<string, Record<string, FieldValue>>>();
  for (const { day, list, key, by } of changes) {
    const figures = days.get(day);
    days.set(day, { ...figures, [list]: { ...figures?.[list], [key]: FieldValue.increment(by) } });
  }
  for (const [day, figures] of days) {
    const fields = { figures, expireAt: figuresExpiry(day) };
    transaction.set(db.doc(`figures/${day}`), fields, { merge: true });
    const month = day.slice(0, 7);
    if (month < todayInSaoPaulo(now).slice(0, 7))
      transaction.set(db.doc(`figureMonths/${month}`), { figures }, { merge: true });
  }
}

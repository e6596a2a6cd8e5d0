import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Figures } from '../../../src/domain/figures/dayFigures.ts';
import { figuresExpiry } from '../../../src/domain/submissions/retention.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';

/** Adds figures to those of the day of `now`, within the transaction of what they count. */
export function addFigures(
  transaction: Transaction,
  db: Firestore,
  { counts, now }: { counts: Partial<Figures> | undefined; now: Date },
): void {
  const lists = Object.entries(counts ?? {});
  if (lists.length === 0) return;
  const day = todayInSaoPaulo(now);
  const increments = lists.map(([name, list]) => [
    name,
    Object.fromEntries(Object.entries(list).map(([key, count]) => [key, FieldValue.increment(count)])),
  ]);
  const fields = { figures: Object.fromEntries(increments), expireAt: figuresExpiry(day) };
  transaction.set(db.doc(`figures/${day}`), fields, { merge: true });
}

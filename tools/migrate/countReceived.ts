import type { Firestore } from 'firebase-admin/firestore';
import { addFigures, type Figures } from '../../src/domain/figures/dayFigures.ts';
import { receivedPart } from '../../src/domain/figures/studioFigures.ts';
import { completeSubmission } from '../../src/domain/submissions/completeSubmission.ts';
import { figuresExpiry } from '../../src/domain/submissions/retention.ts';

type Counts = Figures['received'];

/**
 * Adds stored messages to the figures of their days and complete months, because earlier versions counted them only in
 * browsers. A higher stored count stays, because messages may have been deleted.
 */
export async function countReceived(db: Firestore, { isDryRun }: { isDryRun: boolean }) {
  const sums = new Map<string, Counts>();
  for (const one of (await db.collection('messages').get()).docs)
    for (const { day, key } of receivedPart(completeSubmission('messages', one.id, one.data())))
      for (const path of [`figures/${day}`, `figureMonths/${day.slice(0, 7)}`])
        sums.set(path, addFigures({ received: sums.get(path) ?? {} }, { received: { [key]: 1 } }).received);
  let completed = 0;
  for (const [path, counted] of sums)
    completed += await db.runTransaction(async (transaction) => {
      const found = await transaction.get(db.doc(path));
      const known: Counts = found.get('figures.received') ?? {};
      const raised = Object.entries(counted).filter(([key, count]) => count > (known[key] ?? 0));
      const isOpenMonth = path.startsWith('figureMonths') && !found.exists;
      if (raised.length === 0 || isOpenMonth) return 0;
      const figures = { received: Object.fromEntries(raised) };
      const expiry = path.startsWith('figures/') && { expireAt: figuresExpiry(path.slice(8)) };
      if (!isDryRun) transaction.set(found.ref, { figures, ...expiry }, { merge: true });
      return 1;
    });
  return { collection: 'figures', documents: sums.size, completed };
}

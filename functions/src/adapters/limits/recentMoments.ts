import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';

/** A document's lists of moments within the last `windowMs`. `add` appends `now` and renews the expiry. */
export async function readRecentMoments<List extends string>(
  transaction: Transaction,
  document: DocumentReference,
  lists: readonly List[],
  { now, windowMs }: { now: Date; windowMs: number },
) {
  const stored = await transaction.get(document);
  const isRecent = (moment: Timestamp) => now.getTime() - moment.toMillis() < windowMs;
  const recent = (list: List): Timestamp[] => (stored.get(list) ?? []).filter(isRecent);
  return {
    count: (list: List) => recent(list).length,
    add: (...added: List[]) => {
      const moment = Timestamp.fromDate(now);
      const after = lists.map((list) => [
        list,
        [...recent(list), ...added.filter((one) => one === list).map(() => moment)],
      ]);
      const expireAt = Timestamp.fromMillis(now.getTime() + windowMs);
      transaction.set(document, { ...Object.fromEntries(after), expireAt });
    },
  };
}

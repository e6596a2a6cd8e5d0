import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { agendaPath, SLOTS } from '../../src/domain/agenda/slots.ts';
import { agendaExpiry } from '../../src/domain/submissions/retention.ts';
import { isCalendarDay } from '../../src/domain/time/calendarDay.ts';

/** The number of documents in a collection, and how many of them were completed. */
export type MigrationCount = {
  collection: string;
  documents: number;
  completed: number;
  left?: readonly string[];
};

/** Moves taken slots from a document per day (earlier versions) to the month's document. Returns counts of days. */
export async function moveDaysToMonths(db: Firestore, { isDryRun }: { isDryRun: boolean }) {
  const days = (await db.collection('agenda').get()).docs.filter(({ id }) => isCalendarDay(id));
  for (const { id: day, ref } of isDryRun ? [] : days) {
    await db.runTransaction(async (transaction) => {
      const held: unknown = (await transaction.get(ref)).get('taken');
      const taken = SLOTS.filter((slot) => Array.isArray(held) && held.includes(slot));
      // An empty map would replace the month's map.
      const added = taken.length > 0 && { taken: { [day]: FieldValue.arrayUnion(...taken) } };
      transaction.set(db.doc(agendaPath(day)), { ...added, expireAt: agendaExpiry(day) }, { merge: true });
      transaction.delete(ref);
    });
  }
  return { collection: 'agenda', documents: days.length, completed: days.length };
}

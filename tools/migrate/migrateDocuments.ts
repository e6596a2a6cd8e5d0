import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { missingBookingFields, missingSubmissionFields } from './missingFields.ts';
import { moveDaysToMonths } from './moveDaysToMonths.ts';
import { moveMails } from './moveMails.ts';

const PAGE_SIZE = 200;

/** How many documents of a collection there are, and how many of them were completed. */
export type MigrationCount = { collection: string; documents: number; completed: number };

const steps = [
  { collection: 'messages', missing: missingSubmissionFields },
  { collection: 'bookings', missing: missingBookingFields },
];

/**
 * Gives every stored document the fields that the present version expects and changes nothing else of it, moves the
 * days of the agenda into its months, removes what reserved ids, and
 * makes documents of the mails that belong to no submission; a document that is complete is not written. With `isDryRun` nothing is written at all.
 * May be repeated, and be run while the site is in use: a document that changes meanwhile is looked at again. Throws the
 * database's errors.
 */
export async function migrateDocuments(
  db: Firestore,
  { isDryRun }: { isDryRun: boolean },
): Promise<MigrationCount[]> {
  const counts: MigrationCount[] = [];
  for (const { collection, missing } of steps) {
    const count = { collection, documents: 0, completed: 0 };
    for await (const document of documentsOf(db, collection)) {
      count.documents += 1;
      if (Object.keys(missing(document)).length === 0) continue;
      count.completed += 1;
      if (isDryRun) continue;
      await db.runTransaction(async (transaction) => {
        const current = await transaction.get(document.ref);
        if (current.exists) transaction.update(current.ref, missing(current as QueryDocumentSnapshot));
      });
    }
    counts.push(count);
  }
  for (const step of [moveDaysToMonths, removeClaims, moveMails]) counts.push(await step(db, { isDryRun }));
  return counts;
}

/** Earlier versions reserved the id of a submission while it was worked on; where a process ended, that is left. */
async function removeClaims(db: Firestore, { isDryRun }: { isDryRun: boolean }): Promise<MigrationCount> {
  const { docs } = await db.collection('submissions').get();
  if (!isDryRun) await Promise.all(docs.map(({ ref }) => ref.delete()));
  return { collection: 'submissions', documents: docs.length, completed: docs.length };
}

async function* documentsOf(db: Firestore, collection: string): AsyncGenerator<QueryDocumentSnapshot> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const ordered = db.collection(collection).orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
    const { docs } = await (last ? ordered.startAfter(last.id) : ordered).get();
    yield* docs;
    last = docs.length === PAGE_SIZE ? docs.at(-1) : undefined;
  } while (last);
}

import { FieldPath, FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailPath } from '../../src/domain/submissions/mails/storedMail.ts';
import { countReceived } from './countReceived.ts';
import { beginsLikeForm, kindFields } from './formerMessages.ts';
import { mailsWithin } from './mailsWithin.ts';
import { missingBookingFields, missingSubmissionFields } from './missingFields.ts';
import { type MigrationCount, moveDaysToMonths } from './moveDaysToMonths.ts';

const PAGE_SIZE = 200;

const steps = [
  { collection: 'messages', missing: missingSubmissionFields },
  { collection: 'bookings', missing: missingBookingFields },
];

/**
 * Migrates all stored documents to the current version. `left` lists messages whose text begins like a form's but
 * cannot be parsed. Writes only incomplete documents, none with `isDryRun`. Can be repeated at any time.
 */
export async function migrateDocuments(db: Firestore, { isDryRun }: { isDryRun: boolean }) {
  const counts: MigrationCount[] = [];
  for (const { collection, missing } of steps) {
    const count = { collection, documents: 0, completed: 0, left: [] as string[] };
    for await (const document of documentsOf(db, collection)) {
      count.documents += 1;
      if (beginsLikeForm(document) && kindFields(document).form === 'message')
        count.left.push(document.ref.path);
      if (!mailsWithin(document, {}) && Object.keys(missing(document)).length === 0) continue;
      count.completed += 1;
      if (isDryRun) continue;
      await completeDocument(document, missing);
    }
    counts.push(count);
  }
  for (const step of [moveDaysToMonths, removeClaims, countReceived])
    counts.push(await step(db, { isDryRun }));
  return counts;
}

/** Deletes reservations of submission ids: earlier versions left them behind when a process ended early. */
async function removeClaims(db: Firestore, { isDryRun }: { isDryRun: boolean }): Promise<MigrationCount> {
  const { docs } = await db.collection('submissions').get();
  if (!isDryRun) await Promise.all(docs.map(({ ref }) => ref.delete()));
  return { collection: 'submissions', documents: docs.length, completed: docs.length };
}

/** Adds a document's missing fields, and moves its mails to documents of their own, unless these exist already. */
function completeDocument({ ref }: QueryDocumentSnapshot, missing: (typeof steps)[number]['missing']) {
  return ref.firestore.runTransaction(async (transaction) => {
    const current = (await transaction.get(ref)) as QueryDocumentSnapshot;
    if (!current.exists) return;
    const fields = missing(current);
    const mails = mailsWithin(current, fields);
    const places = mails?.map((mail) => ref.firestore.doc(mailPath(mail))) ?? [];
    const stored = places.length > 0 ? await transaction.getAll(...places) : [];
    for (const [index, mail] of mails?.entries() ?? [])
      if (!stored[index]?.exists) transaction.create(ref.firestore.doc(mailPath(mail)), mail);
    const moved = mails && { mail: FieldValue.delete(), heldMails: FieldValue.delete() };
    transaction.update(ref, { ...fields, ...moved });
  });
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

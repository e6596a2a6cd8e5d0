import { initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

/** The database of the running functions, through their SDK. Another host or project gives a separate database. */
export async function openDatabase(
  host = process.env.FIRESTORE_EMULATOR_HOST,
  projectId = 'demo-alinhavo',
): Promise<Firestore> {
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: run these tests through npm test');
  const usual = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const app = initializeApp({ projectId }, `${host}-${performance.now()}`);
  const db = initializeFirestore(app, { preferRest: true });
  process.env.FIRESTORE_EMULATOR_HOST = usual;
  return db;
}

const COLLECTIONS = [
  'messages',
  'bookings',
  'agenda',
  'availability',
  'rateLimits',
  'summarySwitches',
  'mails',
  'figures',
  'figureMonths',
  'receivedMails',
  'mailKeys',
  'mailbox',
  'health',
];

export async function forgetSubmissions(db: Firestore): Promise<void> {
  // Queries only existing collections, because each query takes time even if it finds nothing.
  const left = (await db.listCollections()).filter(({ id }) => COLLECTIONS.includes(id));
  const found = await Promise.all(left.map((collection) => collection.select().get()));
  const batch = db.batch();
  for (const { ref } of found.flatMap(({ docs }) => docs)) batch.delete(ref);
  await batch.commit();
}

import { initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

/**
 * The database that the running functions store into, through their SDK. A database at another host, or of another
 * project, shares nothing with it.
 */
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

/** Removes everything that submissions leave behind, and nothing of anybody's account. */
export async function forgetSubmissions(db: Firestore): Promise<void> {
  // Only existing collections are read: they are few, and each query takes time even if it finds nothing.
  const left = (await db.listCollections()).filter(({ id }) => COLLECTIONS.includes(id));
  const found = await Promise.all(left.map((collection) => collection.select().get()));
  const batch = db.batch();
  for (const { ref } of found.flatMap(({ docs }) => docs)) batch.delete(ref);
  await batch.commit();
}

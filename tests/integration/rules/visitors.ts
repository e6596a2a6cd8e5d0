import { randomUUID } from 'node:crypto';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  type User,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';

// The SDK writes every refusal to the console, but these tests expect refusals.
setLogLevel('silent');

/** The addresses of the emulators, from the variables that firebase-tools and the SDKs use. */
export const addresses = {
  firestore: process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080',
  auth: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099',
  storage: process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9198',
};

export const projectId = 'demo-alinhavo';
export const bucket = `${projectId}.appspot.com`;

/** A person with a browser, signed in or not: the real SDK, connected to the emulators. */
export interface Visitor {
  db: Firestore;
  storage: FirebaseStorage;
}

export interface Member extends Visitor {
  auth: Auth;
  user: User;
  uid: string;
  email: string;
  password: string;
}

export function visitorWith(token?: string): Visitor {
  return connect(newApp(), token ? { mockUserToken: token } : {});
}

export async function newMember(email = `${randomUUID()}@example.com`): Promise<Member> {
  const app = newApp();
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${addresses.auth}`, { disableWarnings: true });
  const password = 'segredo-123';
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateAccount(user.uid, {});
  const own = { auth, uid: user.uid, email, password };
  // Each sign-in replaces the user object.
  return Object.defineProperty({ ...connect(app), ...own } as Member, 'user', {
    get: () => auth.currentUser ?? user,
    enumerable: true,
  });
}

/**
 * Changes an account without its owner, as only the Admin SDK can; existing tokens do not contain the change. Without
 * `validSince`, the emulator would end the sessions after a change of the e-mail.
 */
export async function updateAccount(uid: string, changes: object): Promise<void> {
  const url = `http://${addresses.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: '1', ...changes }),
  });
  if (!answer.ok) throw new Error(`The account was not changed: ${answer.status}`);
}

function newApp(): FirebaseApp {
  return initializeApp({ projectId, apiKey: 'local', storageBucket: bucket }, randomUUID());
}

function connect(app: FirebaseApp, as: { mockUserToken?: string } = {}): Visitor {
  const [db, storage] = [getFirestore(app), getStorage(app)];
  const [firestoreHost = '', firestorePort] = addresses.firestore.split(':');
  const [storageHost = '', storagePort] = addresses.storage.split(':');
  connectFirestoreEmulator(db, firestoreHost, Number(firestorePort), as);
  connectStorageEmulator(storage, storageHost, Number(storagePort), as);
  return { db, storage };
}

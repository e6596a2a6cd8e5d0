import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { emulatorPort, usesEmulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';

// The screen tells the member about a refusal; the console has nothing to add.
setLogLevel('silent');

/** The database of this deployment, over REST; nothing of the site needs live documents. */
export const firestore = getFirestore(firebaseApp);
if (usesEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', emulatorPort('firestore'));

import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { emulatorPort, usesEmulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';

// The screen tells the member about refusals; the console adds nothing.
setLogLevel('silent');

/** The database of this deployment, over REST; the site needs no live updates. */
export const firestore = getFirestore(firebaseApp);
if (usesEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', emulatorPort('firestore'));

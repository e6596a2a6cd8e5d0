import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { emulatorPort, usesEmulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';

// What was refused is told to the member by the screen, in words; the console has nothing to add.
setLogLevel('silent');

/** The database of this deployment, over REST; nothing of the site needs live documents. */
export const firestore = getFirestore(firebaseApp);
if (usesEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', emulatorPort('firestore'));

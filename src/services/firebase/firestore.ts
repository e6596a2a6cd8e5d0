import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { emulatorPort, usesEmulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';

// Screens show errors, so the console does not have to.
setLogLevel('silent');

/** The database of this deployment, over REST, because the site needs no live updates. */
export const firestore = getFirestore(firebaseApp);
if (usesEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', emulatorPort('firestore'));

import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { emulatorPort, usesEmulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';

export const storage = getStorage(firebaseApp);
if (usesEmulators) connectStorageEmulator(storage, '127.0.0.1', emulatorPort('storage'));

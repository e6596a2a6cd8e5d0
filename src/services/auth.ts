import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import type { AuthUser } from '#src/domain/authUser.ts';
import { emulatorPort, usesEmulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';

const auth = initializeAuth(firebaseApp, {
  persistence: [browserLocalPersistence, browserSessionPersistence],
});
if (usesEmulators)
  connectAuthEmulator(auth, `http://127.0.0.1:${emulatorPort('auth')}`, { disableWarnings: true });

function toAuthUser({ uid, email, displayName, photoURL }: User): AuthUser {
  return { uid, email: email ?? '', displayName: displayName ?? '', photoURL: photoURL ?? undefined };
}

/** Calls back with the signed-in user, or null, now and at every change; returns the function that stops it. */
export function observeUser(onChange: (user: AuthUser | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => onChange(user && toAuthUser(user)));
}

/** Ends the session on this device. */
export async function signOut(): Promise<void> {
  await signOutOfFirebase(auth);
}

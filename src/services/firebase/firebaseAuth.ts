import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  EmailAuthProvider,
  initializeAuth,
  reauthenticateWithCredential,
  type User,
} from 'firebase/auth';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { emulatorPort, usesEmulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';
import { ServiceError } from './ServiceError.ts';

/** Firebase Auth of this deployment. Its mails are in the language of the site. */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [browserLocalPersistence, browserSessionPersistence],
});
firebaseAuth.languageCode = 'pt-BR';
if (usesEmulators)
  connectAuthEmulator(firebaseAuth, `http://127.0.0.1:${emulatorPort('auth')}`, { disableWarnings: true });

/** The data of Firebase's user that the site uses. */
export function toAuthUser(user: User): AuthUser {
  const { uid, email, emailVerified, displayName, photoURL } = user;
  return {
    uid,
    email: email ?? '',
    emailVerified,
    displayName: displayName ?? '',
    photoURL: photoURL ?? undefined,
  };
}

/** The signed-in user. Throws a ServiceError (`signed-out`) if nobody is signed in. */
export function currentUser(): User {
  if (!firebaseAuth.currentUser) throw new ServiceError('signed-out');
  return firebaseAuth.currentUser;
}

/** Checks the password again, which Firebase requires before sensitive changes. */
export async function confirmPassword(password: string): Promise<User> {
  const user = currentUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user;
}

import {
  createUserWithEmailAndPassword,
  deleteUser,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  updateProfile,
} from 'firebase/auth';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import type { Registration } from '#src/domain/accounts/registration.ts';
import { currentUser, firebaseAuth, toAuthUser } from '#src/services/firebase/firebaseAuth.ts';
import { ServiceError, service } from '#src/services/firebase/ServiceError.ts';
import { forgetDrafts } from '#src/services/forms/formDrafts.ts';
import { limitToBrowserSession } from './storedSession.ts';

type UserListener = (user: AuthUser | null) => void;
const listeners = new Set<UserListener>();

/** Calls `onChange` with the signed-in user, or null, now and after each change. Returns a function that stops this. */
export function observeUser(onChange: UserListener): () => void {
  listeners.add(onChange);
  const stop = onAuthStateChanged(firebaseAuth, (user) => onChange(user && toAuthUser(user)));
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/** Firebase reports who is signed in, but not a changed name or photo. So this function does. */
function notifyListeners(): void {
  const user = firebaseAuth.currentUser;
  for (const listener of listeners) listener(user && toAuthUser(user));
}

/** Signs in on this device. Without `remember`, the session ends when the browser is closed. Throws a ServiceError. */
export const signIn = service(async (email: string, password: string, remember: boolean): Promise<void> => {
  await signInWithEmailAndPassword(firebaseAuth, email, password);
  limitToBrowserSession(!remember);
});

/** Creates an account, signs in and mails the verification link. Throws a ServiceError (`email-in-use` …). */
export const register = service(async ({ username, email, password }: Registration): Promise<void> => {
  const { user } = await createUserWithEmailAndPassword(firebaseAuth, email, password);
  try {
    await updateProfile(user, { displayName: username });
  } catch (error) {
    await deleteUser(user);
    throw error;
  }
  limitToBrowserSession(true);
  // The account works without this mail. The profile shows that the address is unverified, and can send another link.
  await sendEmailVerification(user).catch(() => {});
  notifyListeners();
});

/** Changes the account's name and photo. A missing `photoURL` keeps the photo; '' removes it. Throws a ServiceError. */
export const updateAccount = service(
  async (shown: { displayName: string; photoURL?: string }): Promise<void> => {
    await updateProfile(currentUser(), shown);
    notifyListeners();
  },
);

/** Reloads the account, because its e-mail may have been verified elsewhere. Throws a ServiceError. */
export const refreshUser = service(async (): Promise<void> => {
  await reload(currentUser());
  notifyListeners();
});

/** Mails a link to reset the password, if there is such an account. Throws a ServiceError (`invalid-email` …). */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await service(sendPasswordResetEmail)(firebaseAuth, email);
  } catch (error) {
    // 'wrong-password' means that there is no such account.
    if (!(error instanceof ServiceError && error.code === 'wrong-password')) throw error;
  }
}

/** Ends the session and deletes all drafts on this device. Throws a ServiceError. */
export const signOut = service(async (): Promise<void> => {
  await signOutOfFirebase(firebaseAuth);
  forgetDrafts();
});

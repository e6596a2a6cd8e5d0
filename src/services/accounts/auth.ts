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
import { ServiceError, toServiceError } from '#src/services/firebase/ServiceError.ts';
import { forgetDrafts } from '#src/services/forms/formDrafts.ts';
import { limitToBrowserSession } from './storedSession.ts';

type UserListener = (user: AuthUser | null) => void;
const listeners = new Set<UserListener>();

/** Calls back with the signed-in user, or null, now and at every change; returns the function that stops it. */
export function observeUser(onChange: UserListener): () => void {
  listeners.add(onChange);
  const stop = onAuthStateChanged(firebaseAuth, (user) => onChange(user && toAuthUser(user)));
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/** Firebase tells who is signed in, not that the same person now has another name or photo; this does. */
function notifyListeners(): void {
  const user = firebaseAuth.currentUser;
  for (const listener of listeners) listener(user && toAuthUser(user));
}

/** Signs in on this device, or without `remember` until the browser ends its own session. Throws a ServiceError. */
export function signIn(email: string, password: string, remember: boolean): Promise<void> {
  return toServiceError(async () => {
    await signInWithEmailAndPassword(firebaseAuth, email, password);
    limitToBrowserSession(!remember);
  });
}

/**
 * Creates the account, signs it in until the browser ends its session, and has the link sent that proves the address. Throws a
 * ServiceError (`email-in-use` …); an account that could not get its name is taken back, so that one can try again.
 */
export function register({ username, email, password }: Registration): Promise<void> {
  return toServiceError(async () => {
    const { user } = await createUserWithEmailAndPassword(firebaseAuth, email, password);
    try {
      await updateProfile(user, { displayName: username });
    } catch (error) {
      await deleteUser(user);
      throw error;
    }
    limitToBrowserSession(true);
    // The account is there without it; the profile says that the address is not proved, and sends another link.
    await sendEmailVerification(user).catch(() => {});
    notifyListeners();
  });
}

/** Changes what the account shows of its owner: an absent photo stays as it is, an empty one goes. Throws a ServiceError. */
export function updateAccount(shown: { displayName: string; photoURL?: string }): Promise<void> {
  return toServiceError(async () => {
    await updateProfile(currentUser(), shown);
    notifyListeners();
  });
}

/** Asks the server how the account is now (its e-mail may have been confirmed elsewhere). Throws a ServiceError. */
export function refreshUser(): Promise<void> {
  return toServiceError(async () => {
    await reload(currentUser());
    notifyListeners();
  });
}

/**
 * Mails a link to reset the password. Resolves for unknown accounts too; throws a ServiceError for anything else
 * (`invalid-email`, `too-many-requests` …).
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await toServiceError(() => sendPasswordResetEmail(firebaseAuth, email));
  } catch (error) {
    // "wrong-password" also means an unknown account.
    if (!(error instanceof ServiceError && error.code === 'wrong-password')) throw error;
  }
}

/** Ends the session on this device, and forgets what was typed into forms during it. Throws a ServiceError. */
export function signOut(): Promise<void> {
  return toServiceError(async () => {
    await signOutOfFirebase(firebaseAuth);
    forgetDrafts();
  });
}

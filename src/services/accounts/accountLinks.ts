import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  reload,
} from 'firebase/auth';
import type { AccountLinkMode } from '#src/domain/accounts/accountLink.ts';
import { firebaseAuth } from '#src/services/firebase/firebaseAuth.ts';
import { ServiceError, service } from '#src/services/firebase/ServiceError.ts';

const modes: Record<string, AccountLinkMode> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
};

/** A link's purpose. `email` is the account's e-mail after the link is used, `accountEmail` the present one. */
export interface CheckedLink {
  mode: AccountLinkMode;
  email: string;
  accountEmail: string;
}

/** Looks up a code without using it. Throws a ServiceError (`link-invalid` if used or unknown, `link-expired` …). */
export const checkAccountLink = service(async (code: string): Promise<CheckedLink> => {
  const { operation, data } = await checkActionCode(firebaseAuth, code);
  const mode = modes[operation];
  if (!mode) throw new ServiceError('link-invalid');
  const email = data.email ?? '';
  const isChange = mode === 'verifyAndChangeEmail';
  return { mode, email, accountEmail: (isChange && data.previousEmail) || email };
});

/** Uses a code that confirms or changes the address, or undoes a change. Throws a ServiceError (`link-invalid` …). */
export const applyAccountLink = service(async (code: string): Promise<void> => {
  await applyActionCode(firebaseAuth, code);
  await firebaseAuth.authStateReady();
  // Ignores a failure: the link has worked, even if the session in this browser has ended.
  if (firebaseAuth.currentUser) await reload(firebaseAuth.currentUser).catch(() => {});
});

/** Uses a code to set a new password. Throws a ServiceError (`link-invalid`, `weak-password` …). */
export const resetPassword = service(
  (code: string, newPassword: string): Promise<void> => confirmPasswordReset(firebaseAuth, code, newPassword),
);

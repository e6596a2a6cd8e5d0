import { RECENT_SIGN_IN_MS } from '#src/domain/submissions/audit.ts';
import { confirmPassword, currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

/**
 * Whether the signed-in member has what the database asks of an administrator: the claim, and a verified e-mail. What
 * was given after signing in is found by asking once more for a new token, unless that is not wanted. Throws a ServiceError.
 */
export function isAdministrator(asksAnew = true): Promise<boolean> {
  return toServiceError(async () => {
    const user = currentUser();
    const isAdmitted = async (fresh: boolean) => {
      const { claims } = await user.getIdTokenResult(fresh);
      return claims.admin === true && claims.email_verified === true;
    };
    return (await isAdmitted(false)) || (asksAnew && (await isAdmitted(true)));
  });
}

/** So that an hour that is nearly over does not end between the question and the deed. */
const MARGIN_MS = 2 * 60_000;

/** Whether the member signed in so lately that deleting, cancelling and exporting are allowed. Throws a ServiceError. */
export function hasRecentSignIn(): Promise<boolean> {
  return toServiceError(async () => {
    const { authTime } = await currentUser().getIdTokenResult();
    return Date.now() - new Date(authTime).getTime() < RECENT_SIGN_IN_MS - MARGIN_MS;
  });
}

/** Signs the member in anew with the password. Throws a ServiceError (`wrong-password`, `too-many-requests` …). */
export function confirmSignIn(password: string): Promise<void> {
  return toServiceError(async () => {
    const user = await confirmPassword(password);
    await user.getIdToken(true);
  });
}

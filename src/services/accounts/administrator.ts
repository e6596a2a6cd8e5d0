import type { PasskeyClaims } from '#src/domain/accounts/passkeys.ts';
import { RECENT_SIGN_IN_MS } from '#src/domain/submissions/audit.ts';
import { currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

/**
 * Whether the member has the claim of an administrator and a verified e-mail, with or without a passkey. Refreshes the token to
 * see recent changes, unless `asksAnew` is false. Throws a ServiceError.
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

/** A margin, so that the hour does not end between the question and the action. */
const MARGIN_MS = 2 * 60_000;

/** When the session's passkey was used with the account's current address; undefined for other sessions. */
async function passkeyTime(): Promise<number | undefined> {
  const { claims } = await currentUser().getIdTokenResult();
  const { passkeyAt, passkeyEmail, email } = claims as Partial<PasskeyClaims> & { email?: string };
  return typeof passkeyAt === 'number' && passkeyEmail === email ? passkeyAt * 1000 : undefined;
}

/** Whether the session began with a passkey, which the desk needs. Throws a ServiceError. */
export function hasPasskeySession(): Promise<boolean> {
  return toServiceError(async () => (await passkeyTime()) !== undefined);
}

/** Whether the session may still use the desk. Asks the server: the token of a removed administrator is still valid. */
export async function isStillInside(): Promise<boolean> {
  try {
    const { claims } = await currentUser().getIdTokenResult(true);
    return claims.admin === true && (await passkeyTime()) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a passkey was used so recently that the member may delete, cancel and export. Throws a ServiceError. */
export function hasRecentCeremony(): Promise<boolean> {
  return toServiceError(async () => {
    const time = await passkeyTime();
    return time !== undefined && Date.now() - time < RECENT_SIGN_IN_MS - MARGIN_MS;
  });
}

import { RECENT_SIGN_IN_MS } from '#src/domain/accounts/accessErrors.ts';
import type { PasskeyClaims } from '#src/domain/accounts/passkeys.ts';
import { currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { service } from '#src/services/firebase/ServiceError.ts';

/** Whether the member has the claim and a verified e-mail. Retries with a fresh token, unless `asksAnew` is false. */
export const isAdministrator = service(async (asksAnew?: boolean): Promise<boolean> => {
  const user = currentUser();
  const isAdmitted = async (fresh: boolean) => {
    const { claims } = await user.getIdTokenResult(fresh);
    return claims.admin === true && claims.email_verified === true;
  };
  return (await isAdmitted(false)) || (asksAnew !== false && (await isAdmitted(true)));
});

/** A margin, so that the hour does not end between this check and the action. */
const MARGIN_MS = 2 * 60_000;

/** Time (ms) of the session's passkey ceremony. Undefined without one, or if the address has changed since. */
async function passkeyTime(): Promise<number | undefined> {
  const { claims } = await currentUser().getIdTokenResult();
  const { passkeyAt, passkeyEmail, email } = claims as Partial<PasskeyClaims> & { email?: string };
  return typeof passkeyAt === 'number' && passkeyEmail === email ? passkeyAt * 1000 : undefined;
}

/** Whether the session began with a passkey. The desk requires that. Throws a ServiceError. */
export const hasPasskeySession = service(async (): Promise<boolean> => (await passkeyTime()) !== undefined);

/** Whether the session may still use the desk. Refreshes the token, because it outlives a removal of rights. */
export async function isStillInside(): Promise<boolean> {
  try {
    const { claims } = await currentUser().getIdTokenResult(true);
    return claims.admin === true && (await passkeyTime()) !== undefined;
  } catch {
    return false;
  }
}

/** Whether the passkey ceremony is so recent that the member may delete, cancel and export. Throws a ServiceError. */
export const hasRecentCeremony = service(async (): Promise<boolean> => {
  const time = await passkeyTime();
  return time !== undefined && Date.now() - time < RECENT_SIGN_IN_MS - MARGIN_MS;
});

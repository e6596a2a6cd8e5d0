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

/**
 * Whether the session began with a passkey, and the address is still the same. The desk requires that. Throws a
 * ServiceError.
 */
export const hasPasskeySession = service(async (): Promise<boolean> => {
  const { claims } = await currentUser().getIdTokenResult();
  const { passkeyAt, passkeyEmail, email } = claims as Partial<PasskeyClaims> & { email?: string };
  return typeof passkeyAt === 'number' && passkeyEmail === email;
});

/** Whether the session may still use the desk. Refreshes the token, because it outlives a removal of rights. */
export async function isStillInside(): Promise<boolean> {
  try {
    const { claims } = await currentUser().getIdTokenResult(true);
    return claims.admin === true && (await hasPasskeySession());
  } catch {
    return false;
  }
}

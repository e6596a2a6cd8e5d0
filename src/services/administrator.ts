import { currentUser } from './firebaseAuth.ts';
import { toServiceError } from './ServiceError.ts';

/**
 * Whether the signed-in member has the claim that the database asks an administrator for. A claim given after signing in
 * is found by asking once more for a new token. Throws a ServiceError.
 */
export function isAdministrator(): Promise<boolean> {
  return toServiceError(async () => {
    const user = currentUser();
    const hasClaim = async (fresh: boolean) => (await user.getIdTokenResult(fresh)).claims.admin === true;
    return (await hasClaim(false)) || (await hasClaim(true));
  });
}

import {
  ADMINISTRATORS_ONLY,
  RECENT_SIGN_IN_REQUIRED,
  SIGN_IN_REQUIRED,
  VERIFIED_EMAIL_REQUIRED,
} from '../../../src/domain/site/api.ts';
import { RECENT_SIGN_IN_MS } from '../../../src/domain/submissions/audit.ts';
import type { Caller } from '../adapters/accounts.ts';
import { HttpError } from './HttpError.ts';

/** The caller, whose e-mail is verified. Throws an HttpError with 401 without a sign-in, else 403. */
export function requireVerifiedMember(caller: Caller | undefined): Caller {
  if (!caller) throw new HttpError(401, { error: SIGN_IN_REQUIRED });
  if (!caller.emailVerified) throw new HttpError(403, { error: VERIFIED_EMAIL_REQUIRED });
  return caller;
}

/** The caller, an administrator. Throws an HttpError with 401 without a sign-in, else 403. */
export function requireAdministrator(caller: Caller | undefined): Caller {
  if (!caller) throw new HttpError(401, { error: SIGN_IN_REQUIRED });
  if (!caller.isAdministrator) throw new HttpError(403, { error: ADMINISTRATORS_ONLY });
  return caller;
}

/** The caller, an administrator who signed in within the hour before `now`. Throws an HttpError with 401 or 403. */
export function requireRecentAdministrator(caller: Caller | undefined, now: Date): Caller {
  const administrator = requireAdministrator(caller);
  if (now.getTime() - administrator.signedInAt.getTime() >= RECENT_SIGN_IN_MS)
    throw new HttpError(403, { error: RECENT_SIGN_IN_REQUIRED });
  return administrator;
}

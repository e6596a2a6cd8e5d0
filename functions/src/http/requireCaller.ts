import {
  ADMINISTRATORS_ONLY,
  PASSKEY_REQUIRED,
  RECENT_SIGN_IN_MS,
  RECENT_SIGN_IN_REQUIRED,
  VERIFIED_EMAIL_REQUIRED,
} from '../../../src/domain/accounts/accessErrors.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import { HttpError } from './HttpError.ts';

/** Throws an `HttpError` with 403 unless the caller's e-mail is verified. */
export function requireVerifiedMember({ emailVerified }: Caller): void {
  if (!emailVerified) throw new HttpError(403, { error: VERIFIED_EMAIL_REQUIRED });
}

/**
 * Throws an HttpError with 403 unless the caller has the claim `admin`. The session may have begun without a passkey.
 */
export function requireClaim({ hasClaim }: Caller): void {
  if (!hasClaim) throw new HttpError(403, { error: ADMINISTRATORS_ONLY });
}

/** Throws an HttpError with 403 unless the caller is an administrator whose session began with a passkey. */
export function requireAdministrator({ hasClaim, isAdministrator }: Caller): void {
  if (!isAdministrator)
    throw new HttpError(403, { error: hasClaim ? PASSKEY_REQUIRED : ADMINISTRATORS_ONLY });
}

/** Whether the caller completed a passkey ceremony within the hour before `now`. */
export function isRecent({ confirmedAt }: Caller, now: Date): boolean {
  return confirmedAt !== undefined && now.getTime() - confirmedAt.getTime() < RECENT_SIGN_IN_MS;
}

/** Throws an HttpError with 403 unless the caller is an administrator who used a passkey within the last hour. */
export function requireRecentAdministrator(caller: Caller, now: Date): void {
  requireAdministrator(caller);
  if (!isRecent(caller, now)) throw new HttpError(403, { error: RECENT_SIGN_IN_REQUIRED });
}

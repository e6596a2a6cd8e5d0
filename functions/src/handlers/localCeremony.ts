import { LOCAL_CEREMONY, type PasskeyAnswer } from '../../../src/domain/accounts/passkeys.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import type { Adapters } from '../createAdapters.ts';
import { requireClaim } from '../http/requireCaller.ts';
import { passkeyClaims } from './passkeys.ts';

/** In local runs, a button replaces the passkey ceremony. Production builds leave this file out. */
export function createLocalCeremony({ auth, now, captcha }: Adapters) {
  return async (body: object, caller: Caller): Promise<PasskeyAnswer | undefined> => {
    if (!captcha.insideEmulator || Object(body).action !== LOCAL_CEREMONY) return undefined;
    requireClaim(caller);
    return { token: await (await auth()).createCustomToken(caller.uid, passkeyClaims(caller, now())) };
  };
}

import { RECENT_SIGN_IN_REQUIRED } from '#src/domain/accounts/accessErrors.ts';
import type { ApiFailure } from '#src/domain/site/apiAnswer.ts';
import type { ApiPath } from '#src/domain/site/apiPaths.ts';
import { callFunction } from '#src/services/firebase/callFunction.ts';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';

let askForPasskey = async () => false;

/** Sets how a page asks for the passkey. `ask` resolves to false if the person declines. */
export function askForPasskeyWith(ask: () => Promise<boolean>): void {
  askForPasskey = ask;
}

/**
 * Posts JSON to a function (see callFunction). Only the functions know what needs a passkey ceremony within the last
 * hour. If one refuses for lack of it, this asks for the passkey and repeats the request. Throws a ServiceError, whose
 * code is `declined` if the person does not use the passkey.
 */
export async function callAsAdministrator<Answer>(path: ApiPath, body: object): Promise<Answer> {
  try {
    return await callFunction<Answer>(path, body);
  } catch (error) {
    const { cause } = error as ServiceError;
    if ((cause as ApiFailure | undefined)?.error !== RECENT_SIGN_IN_REQUIRED) throw error;
    if (!(await askForPasskey())) throw new ServiceError('declined');
    return callFunction<Answer>(path, body);
  }
}

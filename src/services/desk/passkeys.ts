import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { signInWithCustomToken } from 'firebase/auth';
import { LOCAL_CEREMONY, type PasskeyAnswer, type ShownPasskey } from '#src/domain/accounts/passkeys.ts';
import { usesEmulators } from '#src/services/firebase/emulators.ts';
import { firebaseAuth } from '#src/services/firebase/firebaseAuth.ts';
import { ServiceError, service } from '#src/services/firebase/ServiceError.ts';
import { doInStudio, type PasskeyRequest } from './commands.ts';

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

async function ask(request: PasskeyRequest): Promise<PasskeyAnswer> {
  return (await doInStudio(request)).passkey ?? {};
}

/** The number of the administrator's passkeys. Throws a ServiceError; if it is `denied`, its cause has a message. */
export async function countPasskeys(): Promise<number> {
  return (await ask({ action: 'startCeremony' })).count ?? 0;
}

/** Signs in with a passkey. Throws a ServiceError: `cancelled` if the person or the browser ended the ceremony. */
export async function confirmWithPasskey(): Promise<void> {
  const { options } = await ask({ action: 'startCeremony' });
  const optionsJSON = options as AuthenticationOptions;
  const response = await ceremony(() => startAuthentication({ optionsJSON }));
  await signInBy(await ask({ action: 'completeCeremony', response }));
}

/** Creates a passkey with this name and signs in with it. Needs the secret of a `link`, or a recent ceremony. */
export async function enrolPasskey(name: string, link?: string): Promise<void> {
  const { options } = await ask({ action: 'startEnrolment', ...(link && { link }) });
  const optionsJSON = options as RegistrationOptions;
  const response = await ceremony(() => startRegistration({ optionsJSON }));
  await signInBy(await ask({ action: 'completeEnrolment', name, response, ...(link && { link }) }));
}

/** Mails a link that enrols a first passkey. Throws a ServiceError. */
export async function sendPasskeyLink(): Promise<void> {
  await ask({ action: 'sendPasskeyLink' });
}

/** Loads the administrator's own passkeys, oldest first. Throws a ServiceError. */
export async function loadPasskeys(): Promise<ShownPasskey[]> {
  return (await ask({ action: 'passkeys' })).passkeys ?? [];
}

/** Removes one of the administrator's own passkeys. This ends all sessions of the account. Throws a ServiceError. */
export async function removePasskey(id: string): Promise<void> {
  await ask({ action: 'removePasskey', id });
  await firebaseAuth.signOut();
}

/** Replaces the ceremony in local runs. In production, it is undefined and not in the bundle. */
export const confirmLocally: (() => Promise<void>) | undefined = usesEmulators
  ? async () => signInBy(await ask({ action: LOCAL_CEREMONY } as unknown as PasskeyRequest))
  : undefined;

const signInBy = service(async ({ token = '' }: PasskeyAnswer): Promise<void> => {
  await signInWithCustomToken(firebaseAuth, token);
});

/** Runs a ceremony. A cancellation, a timeout and a missing passkey have the same error name. */
async function ceremony<Response>(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof WebAuthnError || (error as Error).name === 'NotAllowedError')
      throw new ServiceError('cancelled', error);
    throw new ServiceError('failed', error);
  }
}

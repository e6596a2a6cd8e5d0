import { studio } from '../../../../src/copy/studio.ts';
import { PASSKEY_REFUSED } from '../../../../src/domain/accounts/accessErrors.ts';
import { CEREMONY_MINUTES } from '../../../../src/domain/accounts/passkeys.ts';
import { HttpError } from '../../http/HttpError.ts';

/** A passkey in the form that the library needs; `publicKey` in base64url. */
export type Credential = { id: string; publicKey: string; counter: number; transports: string[] };

type Library = typeof import('@simplewebauthn/server');
type Options<Name extends 'verifyRegistrationResponse' | 'verifyAuthenticationResponse'> = Parameters<
  Library[Name]
>[0];

/** Loaded only when needed, because the library is large and only administrators use it. */
const load = () => import('@simplewebauthn/server');

const TIMEOUT_MS = CEREMONY_MINUTES * 60_000;

/**
 * WebAuthn's two ceremonies (https://www.w3.org/TR/webauthn-3/) for the site's domain. Passkeys are discoverable, and
 * the device always verifies its user by PIN, finger or face. Throws an `HttpError` with 403 if a response is refused.
 */
export function createCeremonies(siteUrl: () => string) {
  return { optionsToConfirm, optionsToEnrol, verifyConfirmation, verifyEnrolment };

  async function optionsToConfirm(challenge: string): Promise<object> {
    const { generateAuthenticationOptions } = await load();
    return generateAuthenticationOptions({
      rpID: new URL(siteUrl()).hostname,
      challenge: Buffer.from(challenge, 'base64url'),
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    });
  }

  /** Options for a new passkey. A device that already has one of the `known` passkeys creates no other. */
  async function optionsToEnrol(
    challenge: string,
    { uid, email, known }: { uid: string; email: string; known: readonly Credential[] },
  ): Promise<object> {
    const { generateRegistrationOptions } = await load();
    return generateRegistrationOptions({
      rpName: studio.name,
      rpID: new URL(siteUrl()).hostname,
      userID: new TextEncoder().encode(uid),
      userName: email,
      challenge: Buffer.from(challenge, 'base64url'),
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: TIMEOUT_MS,
    });
  }

  /** Verifies the response to `challenge` and returns the passkey's counter. */
  async function verifyConfirmation(challenge: string, response: object, credential: Credential) {
    const { verifyAuthenticationResponse } = await load();
    const { id, publicKey, counter } = credential;
    const { verified, authenticationInfo } = await refusing(
      verifyAuthenticationResponse({
        ...expected(challenge),
        response: response as Options<'verifyAuthenticationResponse'>['response'],
        credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      }),
    );
    if (!verified) throw new HttpError(403, { error: PASSKEY_REFUSED });
    return authenticationInfo.newCounter;
  }

  /** Verifies the response to `challenge` and returns the new passkey. */
  async function verifyEnrolment(challenge: string, response: object): Promise<Credential> {
    const { verifyRegistrationResponse } = await load();
    const { verified, registrationInfo } = await refusing(
      verifyRegistrationResponse({
        ...expected(challenge),
        response: response as Options<'verifyRegistrationResponse'>['response'],
      }),
    );
    if (!verified) throw new HttpError(403, { error: PASSKEY_REFUSED });
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  }

  function expected(challenge: string) {
    const { origin, hostname } = new URL(siteUrl());
    const own = { expectedOrigin: origin, expectedRPID: hostname };
    return { expectedChallenge: challenge, requireUserVerification: true, ...own };
  }
}

/** The library throws for every invalid response. */
function refusing<Verified>(verification: Promise<Verified>): Promise<Verified> {
  return verification.catch((cause: Error) => {
    throw Object.assign(new HttpError(403, { error: PASSKEY_REFUSED }), { cause });
  });
}

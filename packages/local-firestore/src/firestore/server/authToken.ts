import { GoogleError } from './GoogleError.ts';

/** The sender of a request: the administrator's SDK, a signed-in user, or a client without credentials. */
export type Caller =
  | { kind: 'owner' }
  | { kind: 'user'; uid: string; claims: Record<string, unknown> }
  | { kind: 'anonymous' };

/**
 * Reads the Authorization header: `Bearer owner`, or the Auth emulator's unsigned ID token. As in Google's emulator,
 * neither signature nor expiry is checked, because test tokens such as the SDK's `mockUserToken` have neither.
 * @throws GoogleError UNAUTHENTICATED
 */
export function readAuthToken(authorization: string | undefined): Caller {
  if (!authorization) return { kind: 'anonymous' };
  const token = /^(?:Bearer|Firebase) (.+)$/.exec(authorization)?.[1];
  if (token === 'owner') return { kind: 'owner' };
  const claims = claimsOf(token ?? '');
  const uid = claims.user_id ?? claims.sub;
  if (typeof uid !== 'string' || uid === '') throw refuse('it names no user');
  return { kind: 'user', uid, claims };
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const [, payload = ''] = token.split('.');
    return Object(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    throw refuse('it is not a token');
  }
}

function refuse(why: string): GoogleError {
  return new GoogleError('UNAUTHENTICATED', `The ID token is not accepted: ${why}.`);
}

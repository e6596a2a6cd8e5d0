import { signInWithCustomToken } from 'firebase/auth';
import type { PasskeyClaims } from '#src/domain/accounts/passkeys.ts';
import { type Member, newMember, updateAccount } from './visitors.ts';

export function makeAdministrator(uid: string): Promise<void> {
  return updateAccount(uid, { emailVerified: true, customAttributes: JSON.stringify({ admin: true }) });
}

/** Begins a session as the function does after a passkey ceremony. The emulator checks no signature. */
export async function passPasskey(
  { auth, uid, email }: Pick<Member, 'auth' | 'uid' | 'email'>,
  minutesAgo = 0,
): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const claims: PasskeyClaims = { passkeyAt: now - minutesAgo * 60, passkeyEmail: email };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  // https://firebase.google.com/docs/auth/admin/create-custom-tokens
  const aud = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part({ aud, uid, claims, iat: now, exp: now + 3600 })}.`;
  await signInWithCustomToken(auth, token);
}

/** Sets an account's last sign-in to `minutes` ago. Only tokens issued after that contain it. */
export function signedInBefore(uid: string, minutes: number): Promise<void> {
  return updateAccount(uid, { lastLoginAt: String(Date.now() - minutes * 60_000) });
}

export function verifyEmail(uid: string, emailVerified = true): Promise<void> {
  return updateAccount(uid, { emailVerified });
}

/** A member with the admin claim, in a session that began with a passkey. */
export async function newAdministrator(email?: string): Promise<Member> {
  const member = await newMember(email);
  await makeAdministrator(member.uid);
  await passPasskey(member);
  return member;
}

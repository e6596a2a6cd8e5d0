import { type Member, newMember, updateAccount } from './visitors.ts';

/** Gives an account the claim, and proves its e-mail. */
export function makeAdministrator(uid: string): Promise<void> {
  return updateAccount(uid, { emailVerified: true, customAttributes: JSON.stringify({ admin: true }) });
}

/** The last sign-in of an account was so many minutes ago, as tokens say from the next one on. */
export function signedInBefore(uid: string, minutes: number): Promise<void> {
  return updateAccount(uid, { lastLoginAt: String(Date.now() - minutes * 60_000) });
}

/** Proves the e-mail of an account, or says that nobody has. */
export function verifyEmail(uid: string, emailVerified = true): Promise<void> {
  return updateAccount(uid, { emailVerified });
}

/** A member with the claim, already in the token. */
export async function newAdministrator(): Promise<Member> {
  const member = await newMember();
  await makeAdministrator(member.uid);
  await member.user.getIdToken(true);
  return member;
}

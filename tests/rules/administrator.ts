import { addresses, type Member, memberWithClaims, newMember, projectId } from './visitors.ts';

/** Gives an account the claim that only the administrator's SDK can set, and proves its e-mail; tokens that are there lack it still. */
export async function makeAdministrator(uid: string): Promise<void> {
  const url = `http://${addresses.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      localId: uid,
      emailVerified: true,
      customAttributes: JSON.stringify({ admin: true }),
    }),
  });
  if (!answer.ok) throw new Error(`The claim was not set: ${answer.status}`);
}

/** A member with the claim, already in the token. */
export async function newAdministrator(): Promise<Member> {
  const member = await newMember();
  await makeAdministrator(member.uid);
  await member.user.getIdToken(true);
  return member;
}

/** Seconds since 1970, so many minutes ago. */
const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

/** Somebody with an administrator's token that says this about them; what is not said is as it should be. */
export function administratorWith({
  uid = 'administrator',
  signedInMinutesAgo = 1,
  ...claims
}: {
  uid?: string;
  signedInMinutesAgo?: number;
  admin?: boolean | string;
  email_verified?: boolean;
}) {
  const auth_time = minutesAgo(signedInMinutesAgo);
  return memberWithClaims({
    sub: uid,
    iat: minutesAgo(0),
    admin: true,
    email_verified: true,
    auth_time,
    ...claims,
  });
}

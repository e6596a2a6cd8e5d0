import { addresses, type Member, newMember, projectId } from './visitors.ts';

/** Gives an account the claim that only the administrator's SDK can set; tokens that are there lack it still. */
export async function makeAdministrator(uid: string): Promise<void> {
  const url = `http://${addresses.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, customAttributes: JSON.stringify({ admin: true }) }),
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

import { addresses, type Member, newMember, projectId } from './visitors.ts';

/** A member with the claim that only the administrator's SDK can set, already in the token. */
export async function newAdministrator(): Promise<Member> {
  const member = await newMember();
  const url = `http://${addresses.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: member.uid, customAttributes: JSON.stringify({ admin: true }) }),
  });
  if (!answer.ok) throw new Error(`The claim was not set: ${answer.status}`);
  await member.user.getIdToken(true);
  return member;
}

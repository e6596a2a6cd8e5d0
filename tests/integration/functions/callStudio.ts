import { randomUUID } from 'node:crypto';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { Member } from '#tests/integration/rules/visitors.ts';
import { FUNCTIONS_URL } from './functionsUnderTest.ts';

/** Posts what an administrator does, or anybody else; `commandId` is a new one unless it is given. */
export async function callStudio(body: object, member?: Member) {
  const token = member && (await member.user.getIdToken());
  const response = await fetch(`${FUNCTIONS_URL}/studio`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ commandId: randomUUID(), ...body }),
  });
  const answer = (await response.json()) as Record<string, string> & { submission?: Submission };
  return { status: response.status, answer };
}

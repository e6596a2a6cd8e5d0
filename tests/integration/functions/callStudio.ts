import { randomUUID } from 'node:crypto';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { Member } from '#tests/integration/rules/visitors.ts';
import { postJson } from '#tests/support/postJson.ts';
import { FUNCTIONS_URL } from './functionsUnderTest.ts';

export async function callStudio(body: object, member?: Member) {
  const token = member && (await member.user.getIdToken());
  const command = { commandId: randomUUID(), ...body };
  const { status, answer } = await postJson(`${FUNCTIONS_URL}/studio`, command, token);
  return { status, answer: answer as Record<string, string> & { submission?: Submission } };
}

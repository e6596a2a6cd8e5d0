import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { TEAM_PATH } from '#src/domain/accounts/team.ts';
import { TAGS_PATH } from '#src/domain/submissions/tags.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { messageSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';
import { callStudio } from './callStudio.ts';
import { createTestHandlers } from './createTestHandlers.ts';

const run = createCommandRunner(() => db);
const email = `${randomUUID()}@estudio.example`;
const member = (more: object = {}) =>
  db
    .doc(TEAM_PATH)
    .set({ members: { [email.slice(0, 8)]: { email, name: 'Caio', ...more } } }, { merge: true });

beginEmpty();
const inbox = openInbox();
beforeEach(async () => void (await member({ refusesAssignments: false })));

async function mailsAfterAssigning(by: string) {
  const message = messageSubmission({ nome: 'Zuleica Prado', mensagem: 'Um site novo.' });
  await storeSubmissions(db, [message]);
  const given = { by, uid: 'b', name: 'Bia', now: new Date() };
  await run(message, { action: 'assign', responsible: email }, given);
  for (const _ of [1, 2])
    await createTestHandlers({
      db,
      smtpPort: inbox.port,
      now: () => new Date(Date.now() + 180_000),
    }).redeliver();
  return inbox.mails;
}

test('who is made responsible gets one mail with the way to the conversation', async () => {
  const [mail, ...more] = await mailsAfterAssigning('bia@estudio.example');
  expect(more).toEqual([]);
  expect(mail?.recipients).toEqual([email]);
  expect(mail?.subject).toBe('Para você: conversa com Zuleica Prado');
  expect(mail?.text).toContain('/admin?aba=mensagens&registro=');
});

test('nobody is told what they chose, switched off, or do not see any more', async () => {
  expect(await mailsAfterAssigning(email)).toEqual([]);
  await member({ refusesAssignments: true });
  expect(await mailsAfterAssigning('bia@estudio.example')).toEqual([]);
  await member({ refusesAssignments: false, removedAt: new Date() });
  expect(await mailsAfterAssigning('bia@estudio.example')).toEqual([]);
});

test('an administrator switches the mail off and on, and the list of the team says so', async () => {
  const admin = await newAdministrator();
  for (const isWanted of [false, true]) {
    const { answer } = await callStudio({ action: 'tellAssignments', isWanted }, admin);
    const { members } = answer.team as unknown as {
      members: { uid: string; isToldOfAssignments: boolean }[];
    };
    expect(members.find(({ uid }) => uid === admin.uid)?.isToldOfAssignments).toBe(isWanted);
  }
});

test('tags are stored over those that were seen, and not over others', async () => {
  const admin = await newAdministrator();
  await db.doc(TAGS_PATH).delete();
  const save = async (seen: string[], tags: string[]) =>
    (await callStudio({ action: 'tags', seen, tags }, admin)).status;
  expect(await save([], ['Urgente'])).toBe(200);
  expect(await save([], ['Site'])).toBe(409);
  expect(
    await save(
      [],
      Array.from({ length: 21 }, (_, index) => `${index}`),
    ),
  ).toBe(400);
  expect((await db.doc(TAGS_PATH).get()).data()).toEqual({ tags: ['Urgente'] });
  await db.doc(TAGS_PATH).delete();
});

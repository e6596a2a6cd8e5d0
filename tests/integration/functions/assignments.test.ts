import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { TEAM_PATH, type Team } from '#src/domain/accounts/team.ts';
import { TAGS_PATH } from '#src/domain/submissions/tags.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { dataAt, storedMessage } from '#tests/support/store.ts';
import { callStudio } from './callStudio.ts';
import { redeliverAt } from './createTestHandlers.ts';

const email = `${randomUUID()}@estudio.example`;
const member = (more: object) => {
  const members = { [email.slice(0, 8)]: { email, name: 'Caio', ...more } };
  return db.doc(TEAM_PATH).set({ members }, { merge: true });
};

beginEmpty();
const inbox = openInbox();
beforeEach(async () => void (await member({ refusesAssignments: false })));

async function mailsAfterAssigning() {
  const message = await storedMessage({ nome: 'Zuleica Prado', mensagem: 'Um site novo.' });
  await giveAsBia(message, { action: 'assign', responsible: email });
  for (const _ of [1, 2]) await redeliverAt(new Date(Date.now() + 180_000), inbox.port);
  return inbox.mails;
}

test('the administrator who is made responsible gets one mail with a link to the conversation', async () => {
  const [mail, ...more] = await mailsAfterAssigning();
  expect(more).toEqual([]);
  expect(mail?.recipients).toEqual([email]);
  expect(mail?.subject).toBe('Para você: conversa com Zuleica Prado');
  expect(mail?.text).toContain('/admin?aba=mensagens&registro=');
});

test('no mail goes to an administrator who has switched it off, or who was removed', async () => {
  await member({ refusesAssignments: true });
  expect(await mailsAfterAssigning()).toEqual([]);
  await member({ refusesAssignments: false, removedAt: new Date() });
  expect(await mailsAfterAssigning()).toEqual([]);
});

test('an administrator switches the mail off and on, and the team list shows it', async () => {
  const admin = await newAdministrator();
  for (const isWanted of [false, true]) {
    const { answer } = await callStudio({ action: 'tellAssignments', isWanted }, admin);
    const { members } = answer.team as unknown as Team;
    expect(members.find(({ uid }) => uid === admin.uid)?.isToldOfAssignments).toBe(isWanted);
  }
});

test('a change of the tags is stored only if its editor has seen the current tags', async () => {
  const admin = await newAdministrator();
  await db.doc(TAGS_PATH).delete();
  const save = async (seen: string[], tags: string[]) =>
    (await callStudio({ action: 'tags', seen, tags }, admin)).status;
  expect(await save([], ['Urgente'])).toBe(200);
  expect(await save([], ['Site'])).toBe(409);
  const tooMany = [...'abcdefghijklmnopqrstu'];
  expect(await save([], tooMany)).toBe(400);
  expect(await dataAt(TAGS_PATH)).toEqual({ tags: ['Urgente'] });
  await db.doc(TAGS_PATH).delete();
});

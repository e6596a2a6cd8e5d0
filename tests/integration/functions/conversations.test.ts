import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { VISITOR } from '#src/domain/submissions/submissionLog.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { dataAt, store, storedMessage } from '#tests/support/store.ts';
import { messageSubmission } from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';

beginEmpty();

/** Sends a message through the form, `minutes` after the first one. */
async function send(minutes: number, email = 'ana@exemplo.com.br') {
  const id = randomUUID();
  const message = { form: 'message' as const, nome: 'Ana', email, mensagem: 'Boa tarde!' };
  const now = new Date(Date.now() - 3_600_000 + minutes * 60_000);
  const command = { action: 'message', id, message, isSuspicious: false } as const;
  await createCommandRunner(() => db)({ kind: 'messages', id }, command, { by: VISITOR, now });
  return { kind: 'messages', id } as const;
}
/** The state and the conversation of each message. */
const standing = async (...sent: { kind: 'messages'; id: string }[]) =>
  (await Promise.all(sent.map(dataAt))).map((one) => [one?.state, one?.conversation]);

test('a message joins the open conversation of its address, and takes over its responsible person and unfinished answer', async () => {
  const first = await send(0);
  await db.doc(`messages/${first.id}`).update({ 'drafts.bia': 'Oi' });
  await giveAsBia(first, { action: 'assign', responsible: 'caio@exemplo.com.br' });
  const second = await send(1, 'ANA@exemplo.com.br');
  expect(await standing(first, second)).toEqual([
    ['joined', first.id],
    ['new', first.id],
  ]);
  const begun = { responsible: 'caio@exemplo.com.br', drafts: { bia: { text: 'Oi' } } };
  expect(await dataAt(second)).toMatchObject(begun);
  expect(await dataAt(first)).toMatchObject({ revision: 2, log: { 2: { what: 'joined', from: 'new' } } });
});

test('if an address has very many messages, only the latest are read', async () => {
  const old = { email: 'ana@exemplo.com.br', createdAt: new Date(Date.now() - 9_000_000) };
  const open = await storedMessage(old);
  const later = { ...old, state: 'archived', createdAt: new Date(Date.now() - 7_200_000) } as const;
  const latest = Array.from({ length: 30 }, () => messageSubmission(later));
  await store(...latest);
  const sent = await send(0);
  expect(await standing(sent)).toEqual([['new', sent.id]]);
  // Two messages are deleted, so that the open message is among the latest.
  for (const one of [sent, latest[0]]) await db.doc(`messages/${one?.id}`).delete();
  expect(await standing(await send(1))).toEqual([['new', open.id]]);
});

test('one of two simultaneous messages joins the other', async () => {
  const states = (await standing(...(await Promise.all([send(0), send(0)])))).map(([state]) => state);
  expect(states.sort()).toEqual(['joined', 'new']);
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Command } from '#src/domain/commands/table.ts';
import { VISITOR } from '#src/domain/submissions/submissionLog.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';

const runCommand = createCommandRunner(() => db);
const giver = { by: 'bia@exemplo.com.br', uid: 'bia', name: 'Bia' };
const email = 'ana@exemplo.com.br';

beginEmpty();

/** A message that the form sends, so many minutes after the first. */
async function send(minutes: number, { from = email, isSuspicious = false } = {}) {
  const id = randomUUID();
  const message = { form: 'message' as const, nome: 'Ana', email: from, mensagem: 'Boa tarde!' };
  const now = new Date(Date.now() - 3_600_000 + minutes * 60_000);
  const visitor = { by: VISITOR, now };
  await runCommand({ kind: 'messages', id }, { action: 'message', id, message, isSuspicious }, visitor);
  return id;
}
const stored = async (id: string) => (await db.doc(`messages/${id}`).get()).data();
async function give(id: string, command: Command) {
  const revision = (await stored(id))?.revision ?? 0;
  return runCommand({ kind: 'messages', id, revision }, command, { ...giver, now: new Date() });
}
/** State and conversation of messages. */
const standing = async (...ids: string[]) =>
  (await Promise.all(ids.map(stored))).map((one) => [one?.state, one?.conversation]);

describe('a message', () => {
  test('joins the conversation of its address that is open, with its responsible person and what was begun', async () => {
    const first = await send(0);
    await db.doc(`messages/${first}`).update({ 'drafts.bia': 'Oi' });
    await give(first, { action: 'assign', responsible: giver.by });
    const second = await send(1, { from: 'ANA@exemplo.com.br' });
    expect(await standing(first, second)).toEqual([
      ['joined', first],
      ['new', first],
    ]);
    expect(await stored(second)).toMatchObject({ responsible: giver.by, drafts: { bia: { text: 'Oi' } } });
    expect(await stored(first)).toMatchObject({ revision: 2, log: { 2: { what: 'joined', from: 'new' } } });
    // Nobody acts on the first any more who has not seen the second.
    expect(await give(first, { action: 'reply', text: 'Oi' })).toEqual({ refused: 'closed' });
    expect(await give(first, { action: 'state', state: 'archived' })).toEqual({ refused: 'closed' });
    await give(second, { action: 'reply', text: 'Olá!' });
    const third = await send(2);
    expect(await standing(second, third)).toEqual([
      ['joined', first],
      ['new', first],
    ]);
  });

  test('of two that come in the same moment one joins the other', async () => {
    const ids = await Promise.all([send(0), send(0)]);
    const states = (await standing(...ids)).map(([state]) => state).sort();
    expect(states).toEqual(['joined', 'new']);
  });
});

test('once the message is deleted that stands for a conversation, the one before it does', async () => {
  const [first, second, third] = [await send(0), await send(1), await send(2)];
  await give(third, { action: 'reply', text: 'Oi' });
  await give(third, { action: 'delete', tells: false });
  expect(await standing(first, second, third)).toEqual([
    ['joined', first],
    ['answered', first],
    [undefined, undefined],
  ]);
});

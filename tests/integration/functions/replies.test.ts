import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { REPLY_HOLD_MS } from '#src/domain/submissions/replies/replies.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { storedMessage } from '#tests/support/store.ts';
import { storedWithMail } from '#tests/support/submissions.ts';
import { redeliverAt } from './createTestHandlers.ts';

beginEmpty();
const inbox = openInbox();
const redeliver = (now: Date, held: number) => redeliverAt(new Date(now.getTime() + held), inbox.port);

test('an answer is stored with its author, waits ten seconds, quotes the answered text, and has the reference in its subject', async () => {
  const message = await storedMessage({ mensagem: 'Primeira linha.\n\nSegunda <b>linha</b>.' });
  await db.doc(`messages/${message.id}`).update({ drafts: { bia: 'Oi', outra: 'Olá' } });
  const now = new Date();
  const answer = { action: 'reply', text: 'Boa tarde, Ana!\nVamos conversar.' } as const;
  expect(await giveAsBia(message, answer, { now })).not.toHaveProperty('refused');
  const by = 'bia@exemplo.com.br';
  expect(await storedWithMail(db, message)).toMatchObject({
    state: 'answered',
    revision: 1,
    replies: { 1: { by, name: 'Bia Lima', before: 'new' } },
    drafts: { bia: { text: '', number: 2 }, outra: { text: 'Olá' } },
    log: { 1: { by, what: 'replied' } },
  });
  expect(await redeliver(now, REPLY_HOLD_MS - 1)).toEqual({ tried: 0, sent: 0 });
  expect(await redeliver(now, REPLY_HOLD_MS)).toEqual({ tried: 1, sent: 1 });
  const [mail, ...others] = inbox.mails;
  expect(others).toEqual([]);
  expect(mail?.recipients).toEqual([message.email]);
  expect(mail?.messageId).toBe(`<${message.id}.reply-1@alinhavo.example>`);
  expect(mail?.raw).toMatch(new RegExp(`In-Reply-To:\\s+<${message.id}\\.visitor@alinhavo\\.example>`));
  expect(mail?.subject).toBe(`Sua mensagem para o Alinhavo (${bookingReference(message.id)})`);
  expect(mail?.text).toMatch(/^Boa tarde, Ana!\nVamos conversar.\n\nBia Lima, do Alinhavo\n/);
  expect(mail?.text).toContain('Ana Souza escreveu:\n> Primeira linha.\n>\n> Segunda <b>linha</b>.\n');
  expect((await storedWithMail(db, message))?.mail).toMatchObject({ state: 'sent', outstanding: [] });
});

test('when the studio writes first, one mail without a quotation is sent, and the conversation waits for the client', async () => {
  const first = { kind: 'messages', id: randomUUID() } as const;
  const now = new Date();
  const message = { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Vamos retomar o projeto?' };
  await giveAsBia(first, { action: 'write', ...first, message }, { now });
  await redeliver(now, 300_000);
  expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[message.email]]);
  const [mail] = inbox.mails;
  expect(mail?.subject).toBe(`Mensagem do Alinhavo (${bookingReference(first.id)})`);
  expect(mail?.text).toMatch(/^Vamos retomar o projeto\?\n\nBia Lima, do Alinhavo\n/);
  expect(mail?.raw).not.toContain('In-Reply-To');
  expect(await storedWithMail(db, first)).toMatchObject({ mensagem: '', mail: { state: 'sent' } });
});

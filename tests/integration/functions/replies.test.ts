import { describe, expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { REPLY_HOLD_MS, replyMail } from '#src/domain/submissions/replies/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { scaled } from '#tests/support/scaled.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { store, storedBooking, storedMessage } from '#tests/support/store.ts';
import { failedMails, messageSubmission, storedWithMail } from '#tests/support/submissions.ts';
import { createTestHandlers, redeliverAt } from './createTestHandlers.ts';

const MINUTE = 60_000;
const by = 'bia@exemplo.com.br';

beginEmpty();

const stored = (submission: Submission) => storedWithMail(db, submission);
const answer = (submission: Submission, text: string, now = new Date()) =>
  giveAsBia(submission, { action: 'reply', text }, { revision: 0, now });

describe('an answer', () => {
  const inbox = openInbox();
  const redeliver = (now: Date) => redeliverAt(now, inbox.port);

  test('is stored with who wrote it, waits ten seconds, and quotes what it answers under the reference', async () => {
    const message = await storedMessage({ mensagem: 'Primeira linha.\n\nSegunda <b>linha</b>.' });
    await db.doc(`messages/${message.id}`).update({ drafts: { bia: 'Oi', outra: 'Olá' } });
    const now = new Date();
    expect(await answer(message, 'Boa tarde, Ana!\nVamos conversar.', now)).not.toHaveProperty('refused');
    expect(await stored(message)).toMatchObject({
      state: 'answered',
      revision: 1,
      replies: { 1: { by, name: 'Bia Lima', before: 'new' } },
      drafts: { bia: { text: '', number: 2 }, outra: { text: 'Olá' } },
      log: { 1: { by, what: 'replied' } },
    });
    expect(await redeliver(new Date(now.getTime() + REPLY_HOLD_MS - 1))).toEqual({ tried: 0, sent: 0 });
    expect(await redeliver(new Date(now.getTime() + REPLY_HOLD_MS))).toEqual({ tried: 1, sent: 1 });
    const [mail, ...others] = inbox.mails;
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual([message.email]);
    expect(mail?.messageId).toBe(`<${message.id}.reply-1@alinhavo.example>`);
    expect(mail?.raw).toMatch(new RegExp(`In-Reply-To:\\s+<${message.id}\\.visitor@alinhavo\\.example>`));
    expect(mail?.subject).toBe(`Sua mensagem para o Alinhavo (${bookingReference(message.id)})`);
    expect(mail?.text).toMatch(/^Boa tarde, Ana!\nVamos conversar.\n\nBia Lima, do Alinhavo\n/);
    expect(mail?.text).toContain('Ana Souza escreveu:\n> Primeira linha.\n>\n> Segunda <b>linha</b>.\n');
    expect((await stored(message))?.mail).toMatchObject({ state: 'sent', outstanding: [] });
  });

  test('is taken back within the ten seconds, with its state and its text, and not after them', async () => {
    const booking = await storedBooking({ state: 'archived', mail: failedMails });
    const now = new Date();
    await answer(booking, 'Não era isto.', now);
    const takeBack = (after: number) =>
      giveAsBia(booking, { action: 'takeBack', reply: 1 }, { now: new Date(now.getTime() + after) });
    expect(await takeBack(REPLY_HOLD_MS)).toEqual({ refused: 'late' });
    expect(await takeBack(REPLY_HOLD_MS - 1)).not.toHaveProperty('refused');
    expect(await stored(booking)).toMatchObject({
      ...{ state: 'archived', replies: {}, drafts: { bia: { text: 'Não era isto.', number: 2 } } },
      ...{ mail: { state: 'failed', outstanding: ['visitor'] }, log: { 2: { what: 'takenBack' } } },
    });
    await redeliver(new Date(now.getTime() + MINUTE));
    expect(inbox.mails).toEqual([]);
  });
});

const ANSWERS = scaled(200);

test(`${ANSWERS} answers with a mail server that fails half the time: none is lost`, async () => {
  let minutes = 0;
  const now = () => new Date(Date.now() + minutes * MINUTE);
  const inbox = await openSmtpInbox(0);
  const messages = Array.from({ length: ANSWERS }, () => messageSubmission());
  await store(...messages);
  for (const message of messages) await answer(message, 'Obrigada!');

  let isReliable = false;
  let attempts = 0;
  const { redeliver } = createTestHandlers({
    db,
    smtpPort: inbox.port,
    now,
    wrapSend: (send) => async (mail, signal) => {
      attempts += 1;
      if (!isReliable && attempts % 2 === 0) throw Object.assign(new Error('busy'), { code: 'ECONNREFUSED' });
      await send(mail, signal);
      // The server's answer to some mails is lost on the way, so that they are sent again.
      if (attempts % 5 === 0) throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
    },
  });
  const isWaiting = async () =>
    !(await db.collection('mails').where('state', '!=', 'sent').limit(1).get()).empty;
  for (let round = 0; round < 12 && (await isWaiting()); round += 1) {
    minutes += 10 * 4 ** round;
    isReliable = round > 3;
    await redeliver();
  }
  expect(await isWaiting()).toBe(false);
  const expected = messages.map(({ id }) => `<${id}.${replyMail(1)}@alinhavo.example>`);
  const accepted = inbox.mails.map(({ messageId }) => messageId);
  expect(new Set(accepted)).toEqual(new Set(expected));
  expect(accepted.length).toBeGreaterThan(expected.length);
  await inbox.close();
});

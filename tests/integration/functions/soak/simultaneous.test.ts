import { expect, test } from 'vitest';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { CAPTCHA_PORT, SMTP_PORT } from '../functionsUnderTest.ts';
import { type Answer, post, someBooking, someMessage } from '../post.ts';

const MESSAGES = 200;

beginEmpty();
const inbox = openInbox(SMTP_PORT);
const captcha = duringEachTest(() => openCaptchaService(CAPTCHA_PORT));

function atOnce(count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => send(index)));
}

const withStatus = (answers: Answer[], wanted: number) => answers.filter(({ status }) => status === wanted);

test(`${MESSAGES} messages at once are all stored, and each causes its two mails and no others`, async () => {
  const email = (index: number) => `pessoa${index}@exemplo.com.br`;
  const answers = await atOnce(MESSAGES, (index) =>
    post('sendContactEmail', { ...someMessage(), email: email(index) }),
  );
  expect(withStatus(answers, 200)).toHaveLength(MESSAGES);
  const stored = await db.collection('messages').get();
  expect(stored.docs.map((one) => one.id).sort()).toEqual(answers.map(({ answer }) => answer.id).sort());
  const states = (await db.collection('mails').get()).docs.map((one) => one.get('state'));
  expect(states).toEqual(Array(2 * MESSAGES).fill('sent'));
  const written = (recipient: string) =>
    inbox.mails.filter(({ recipients }) => recipients.includes(recipient)).length;
  expect(inbox.mails).toHaveLength(2 * MESSAGES);
  expect(written('ola@alinhavo.example')).toBe(MESSAGES);
  expect(new Set(answers.map((_, index) => written(email(index))))).toEqual(new Set([1]));
  expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(2 * MESSAGES);
});

test.each([
  ['sendContactEmail', 'messages', someMessage],
  ['sendAgendamento', 'bookings', someBooking],
] as const)(
  'one submission sent twenty times at once (%s) results in one record, one pair of mails and twenty equal responses',
  async (name, collection, make) => {
    const submission = make();
    const answers = await atOnce(20, () => post(name, submission));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, answer: { id: submission.idempotencyKey } });
    expect((await db.collection(collection).get()).size).toBe(1);
    expect(inbox.mails).toHaveLength(2);
  },
);

test('a repeated submission gets the first response again, although its captcha is used; a different submission with the same id does not', async () => {
  for (const [name, submission] of [
    ['sendContactEmail', someMessage()],
    ['sendAgendamento', someBooking()],
  ] as const) {
    const first = await post(name, submission);
    expect(
      await post(name, { ...submission, idempotencyKey: submission.idempotencyKey.toUpperCase() }),
    ).toEqual(first);
    expect((await post(name, { ...submission, nome: 'Outra pessoa' })).status).toBe(403);
  }
  expect(inbox.mails).toHaveLength(4);
  expect(captcha.asked).toHaveLength(6);
});

import { expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { dataAt, store } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { someMessage } from './post.ts';

const DAY_MS = 86_400_000;
const handlersAt = (now: Date) => createTestHandlers({ db, smtpPort: 9, now: () => now });
const { tokenOf, answeredTokenOf } = handlersAt(new Date());

const press = (token: string, moment = new Date()) =>
  handlersAt(moment).manage({ action: 'markAnswered', token });
const shown = ({ id }: Submission) => [200, { reference: bookingReference(id) }];
const stored = ({ kind, id }: Submission) => dataAt(`${kind}/${id}`);
beginEmpty();
const smtp = openInbox();

test.each([messageSubmission(), bookingSubmission()])(
  'one press in a mail marks the submission as answered, and shows only its reference',
  async (submission) => {
    await store(submission);
    expect(await press(answeredTokenOf(submission))).toEqual(shown(submission));
    expect(await stored(submission)).toMatchObject({
      state: 'answered',
      revision: 1,
      log: { 1: { by: 'mailbox', what: 'answered', from: 'new' } },
    });
  },
);

test('a forged or outdated link gets the same 404 as a link for spam, for a message under review, or for a reused id', async () => {
  const [message, spam] = [messageSubmission(), messageSubmission()];
  const review = messageSubmission({ state: 'review' });
  await store(message, spam, review);
  await giveAsBia(spam, { action: 'state', state: 'spam' });
  const later = new Date(message.createdAt.getTime() + 14 * DAY_MS + 1);
  const refused = [
    press(answeredTokenOf(message), later),
    press(answeredTokenOf(spam)),
    press(answeredTokenOf(review)),
    press(`${answeredTokenOf(message)}x`),
    press(answeredTokenOf({ ...message, createdAt: new Date(0) })),
    press(tokenOf(message)),
    handlersAt(new Date()).manage({ action: 'show', token: answeredTokenOf(message) }),
  ];
  for (const [status] of await Promise.all(refused)) expect(status).toBe(404);
  expect(await stored(message)).toMatchObject({ state: 'new', revision: 0 });
});

test.each([
  ['', true, 'não aparece no painel', 'Este link'],
  ['imap://ola:x@127.0.0.1:9', false, 'aparece no painel', 'já aparece no painel'],
])(
  'with IMAP_URL “%s” the notice says where replies go, and contains the link: %s',
  async (imapUrl, hasLink, place, refusal) => {
    const { contact, manage } = createTestHandlers({ db, smtpPort: smtp.port, imapUrl });
    expect((await contact({ ...someMessage(), recaptchaToken: PERSON }))[0]).toBe(200);
    const notice = smtp.mails.find(({ recipients }) => recipients.includes('ola@alinhavo.example'));
    expect(notice?.text?.includes('/respondido#')).toBe(hasLink);
    expect(notice?.text).toContain(`a resposta ${hasLink ? 'fica na sua caixa de email e ' : ''}${place}`);
    const [status, answer] = await manage({ action: 'markAnswered', token: 'x.y' });
    expect([status, JSON.stringify(answer)]).toEqual([404, expect.stringContaining(refusal)]);
  },
);

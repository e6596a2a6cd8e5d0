import { expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookingReference.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { dataAt, store } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { createTestHandlers } from './createTestHandlers.ts';

const DAY_MS = 86_400_000;
const handlersAt = (now: Date) => createTestHandlers({ db, smtpPort: 9, now: () => now });
const { tokenOf, answeredTokenOf } = handlersAt(new Date());

const press = (token: string, moment = new Date()) =>
  handlersAt(moment).manage({ action: 'markAnswered', token });
const shown = ({ id }: Submission) => [200, { reference: bookingReference(id) }];
const stored = ({ kind, id }: Submission) => dataAt(`${kind}/${id}`);
beginEmpty();

test.each([messageSubmission(), bookingSubmission()])(
  'one press marks as answered what came, from a mail, and shows its reference alone',
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

test('after 14 days, in spam, under review, forged or for another of the same id it is the same 404', async () => {
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

import { expect, it } from 'vitest';
import type { Submission } from '#src/domain/submission.ts';
import { isUnreadable } from '#src/domain/unreadable.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

it('what the functions store can be read, whatever its state', () => {
  expect(isUnreadable(messageSubmission())).toBe(false);
  expect(isUnreadable(messageSubmission({ state: 'spam' }))).toBe(false);
  expect(isUnreadable(bookingSubmission())).toBe(false);
});

it.each([
  { nome: '' },
  { email: '' },
  { state: 'lost' },
  { createdAt: new Date(0) },
  { expireAt: new Date(0) },
  { mail: { ...messageSubmission().mail, state: '' } },
])('a submission with %j cannot', (fields) => {
  for (const submission of [messageSubmission(), bookingSubmission()])
    expect(isUnreadable({ ...submission, ...fields } as Submission)).toBe(true);
});

it('nor a message without its text, or a booking without its day or hour', () => {
  expect(isUnreadable(messageSubmission({ mensagem: '' }))).toBe(true);
  expect(isUnreadable(bookingSubmission({ data: '2030-02-31' }))).toBe(true);
  expect(isUnreadable({ ...bookingSubmission(), horario: '12:00' } as never)).toBe(true);
});

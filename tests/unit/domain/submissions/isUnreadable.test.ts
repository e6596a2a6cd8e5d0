import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isUnreadable } from '#src/domain/submissions/isUnreadable.ts';
import { kindsIn, messageKind } from '#src/domain/submissions/kinds.ts';
import { SUBMISSION_STATES } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

it.each(SUBMISSION_STATES)('a stored submission in the state %s is readable', (state) => {
  expect(isUnreadable(messageSubmission({ state }))).toBe(false);
  expect(isUnreadable(bookingSubmission({ state }))).toBe(false);
});

it.each([
  { nome: '' },
  { email: '', telefone: '' },
  { state: 'lost' },
  { createdAt: new Date(0) },
  { expireAt: new Date(0) },
])('a submission with %j is unreadable', (fields) => {
  for (const submission of [messageSubmission(), bookingSubmission()])
    expect(isUnreadable({ ...submission, ...fields } as Submission)).toBe(true);
});

it('a booking by phone, without an e-mail, is readable', () => {
  expect(isUnreadable(bookingSubmission({ email: '' }))).toBe(false);
});

it.each(kindsIn('messages'))('a %s is readable with the fields that its form requires', (form) => {
  const required = Object.entries(messageKind(form).fields).filter(([, { schema }]) => !v.is(schema, ''));
  const fields = Object.fromEntries(required.map(([name]) => [name, 'x']));
  expect(isUnreadable(messageSubmission({ mensagem: '', ...fields, form }))).toBe(false);
});

it('a message without its text, or a booking without its day or time, is unreadable', () => {
  expect(isUnreadable(messageSubmission({ mensagem: '' }))).toBe(true);
  expect(isUnreadable(bookingSubmission({ data: '2030-02-31' }))).toBe(true);
  expect(isUnreadable({ ...bookingSubmission(), horario: '12:00' } as never)).toBe(true);
});

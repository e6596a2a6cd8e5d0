import { describe, expect, it } from 'vitest';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import type { SubmissionKind } from '#src/domain/submissions/submission.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

const toDate = (value: unknown) => (value instanceof Date ? value : null);
const complete = (kind: SubmissionKind, data: object) =>
  completeSubmission(kind, { id: 'one', data: data as Record<string, unknown>, toDate });

describe('a stored submission', () => {
  it.each([
    messageSubmission(),
    messageSubmission({ state: 'spam', keepUntil: new Date('2030-01-01T00:00:00Z') }),
    bookingSubmission(),
    messageSubmission({ revision: 1, log: { 1: { at: new Date(), by: 'a@b.c', what: 'answered' } } }),
    bookingSubmission({ holdsSlot: false, cancelledAt: new Date(), deleteWhenMailed: true }),
    bookingSubmission({
      holdsSlot: false,
      cancelledAt: new Date(),
      cancellation: { reason: 'closed', note: 'Oi', offers: [{ data: '2030-05-06', horario: '09:00' }] },
    }),
  ])('is what was stored', (submission) => {
    const { kind, id, ...data } = submission;
    expect(completeSubmission(kind, { id, data, toDate })).toEqual(submission);
  });

  it.each(['messages', 'bookings'] as const)('of %s has every field, however little is stored', (kind) => {
    const whole = kind === 'messages' ? messageSubmission() : bookingSubmission();
    for (const data of [{}, { mail: null, nome: 7, search: 'ana', createdAt: 'today', tipoConsulta: 'x' }])
      expect(Object.keys(complete(kind, data)).sort()).toEqual(Object.keys(whole).sort());
  });
});

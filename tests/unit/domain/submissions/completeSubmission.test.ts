import { describe, expect, it } from 'vitest';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

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
  ])('is read back as it was stored', (submission) => {
    const { kind, id, ...stored } = submission;
    expect(completeSubmission(kind, id, stored)).toEqual(submission);
    expect(completeSubmission(kind, id, JSON.parse(JSON.stringify(stored)))).toEqual(submission);
  });

  it.each(['messages', 'bookings'] as const)('in %s has every field, even if few are stored', (kind) => {
    const whole = kind === 'messages' ? messageSubmission() : bookingSubmission();
    for (const data of [{}, { mail: null, nome: 7, search: 'ana', createdAt: 'today', tipoConsulta: 'x' }])
      expect(Object.keys(completeSubmission(kind, 'one', data)).sort()).toEqual(Object.keys(whole).sort());
  });
});

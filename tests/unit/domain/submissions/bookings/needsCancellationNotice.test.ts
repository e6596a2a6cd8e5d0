import { describe, expect, it } from 'vitest';
import { needsCancellationNotice } from '#src/domain/submissions/bookings/needsCancellationNotice.ts';
import { bookingSubmission, failedMails, messageSubmission, sentMails } from '#tests/support/submissions.ts';

const now = new Date('2030-05-06T12:00:00Z'); // 09:00 in São Paulo
const pending = { ...sentMails, state: 'pending', outstanding: ['cancellation'] } as const;
const cancelled = { holdsSlot: false, cancelledAt: now };

describe('before deletion, the visitor is notified of', () => {
  it.each([
    ['a booking that stands and is to come', { data: '2030-05-06', horario: '10:00' }, true],
    ['a booking whose hour has come', { data: '2030-05-06', horario: '09:00' }, false],
    ['a booking of a day that is no day', { data: 'amanhã' }, false],
    ['a cancellation whose mail is not out', { ...cancelled, mail: { ...pending, outstanding: [] } }, true],
    ['a cancellation that was told', { ...cancelled, mail: sentMails }, false],
    ['a cancellation whose mail has failed for good', { ...cancelled, mail: failedMails }, false],
    [
      'a booking that waits for its mail already',
      { ...cancelled, mail: { ...pending, outstanding: [] }, deleteWhenMailed: true },
      false,
    ],
    ['spam, which never held a slot', { state: 'spam', holdsSlot: false }, false],
  ] as const)('%s: %s', (_, fields, expected) => {
    expect(needsCancellationNotice(bookingSubmission({ ...fields } as object), now)).toBe(expected);
  });

  it('no message', () => {
    expect(needsCancellationNotice(messageSubmission(), now)).toBe(false);
  });
});

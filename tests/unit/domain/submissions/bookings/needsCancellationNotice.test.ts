import { describe, expect, it } from 'vitest';
import { needsCancellationNotice } from '#src/domain/submissions/bookings/needsCancellationNotice.ts';
import { bookingSubmission, failedMails, messageSubmission, sentMails } from '#tests/support/submissions.ts';

const now = new Date('2030-05-06T12:00:00Z'); // 09:00 in São Paulo
const pending = { ...sentMails, state: 'pending', outstanding: ['cancellation'] } as const;
const cancelled = { holdsSlot: false, cancelledAt: now };

describe('the visitor must be notified before the deletion of', () => {
  it.each([
    ['a valid upcoming booking', { data: '2030-05-06', horario: '10:00' }, true],
    ['a booking that begins now', { data: '2030-05-06', horario: '09:00' }, false],
    ['a booking with an invalid day', { data: 'amanhã' }, false],
    [
      'a cancellation whose mail is not sent yet',
      { ...cancelled, mail: { ...pending, outstanding: [] } },
      true,
    ],
    ['a cancellation whose mail was sent', { ...cancelled, mail: sentMails }, false],
    ['a cancellation whose mail has failed permanently', { ...cancelled, mail: failedMails }, false],
    [
      'a booking that already waits for its mail',
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

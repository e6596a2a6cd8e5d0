import { describe, expect, it } from 'vitest';
import {
  bookingStatus,
  deliveryStatus,
  INBOX_FILTERS,
  isInFilter,
} from '#src/domain/submissions/inboxFilters.ts';
import { bookingSubmission, failedMails, messageSubmission, sentMails } from '#tests/support/submissions.ts';

const pending = { ...failedMails, state: 'pending' } as const;

describe('the mails of a record', () => {
  it.each([
    ['undelivered', 'when nobody tries any more', failedMails],
    ['undelivered', 'while they are tried again after a failure', { ...pending, attempts: 2 }],
    ['sending', 'before the first attempt has ended', { ...pending, attempts: 1, lastError: null }],
    ['sending', 'when they were just asked for again', { ...pending, attempts: 0 }],
    ['sent', 'when all of them are out', sentMails],
    ['withheld', 'for spam', { ...sentMails, state: 'withheld' } as const],
  ])('are %s %s', (delivery, _, mail) => {
    expect(deliveryStatus(mail)).toBe(delivery);
  });
});

describe('the filters', () => {
  const now = new Date('2026-03-12T12:00:00Z');
  const shownIn = (record: Parameters<typeof isInFilter>[0]) =>
    INBOX_FILTERS.bookings.filter((filter) => isInFilter(record, filter, now));

  it.each([
    ['new', ['inbox', 'new']],
    ['answered', ['inbox', 'answered']],
    ['archived', ['archived']],
    ['spam', ['spam']],
  ] as const)('show what is %s in %j', (state, filters) => {
    expect(shownIn({ state, mail: sentMails })).toEqual(filters);
  });

  it('show an undelivered record also where that is asked for, even archived', () => {
    expect(shownIn({ state: 'archived', mail: failedMails })).toEqual(['archived', 'undelivered']);
  });

  const today = { data: '2026-03-12' };
  it.each([
    ['to come', { ...today, horario: '10:00' }, ['upcoming', 'inbox', 'new']],
    ['begun this minute, at nine in São Paulo', { ...today, horario: '09:00' }, ['past', 'inbox', 'new']],
    ['of another day', { data: '2026-03-11', horario: '16:00' }, ['past', 'inbox', 'new']],
    ['cancelled', { holdsSlot: false, cancelledAt: now }, ['cancelled']],
    ['without a slot', { holdsSlot: false }, ['inbox', 'new']],
    ['archived and still to come', { state: 'archived', data: '2026-03-13' }, ['upcoming', 'archived']],
    ['spam', { state: 'spam', holdsSlot: false, cancelledAt: now }, ['spam']],
    [
      'cancelled, its mail not out',
      { holdsSlot: false, cancelledAt: now, mail: failedMails },
      ['cancelled', 'undelivered'],
    ],
  ] as const)('show a booking that is %s', (_, given, filters) => {
    expect(shownIn(bookingSubmission(given))).toEqual(filters);
  });

  it('of consultations show no message', () => {
    expect(shownIn(messageSubmission())).toEqual(['inbox', 'new']);
  });
});

it.each([
  ['held', true, null, undefined],
  ['kept', true, null, 'kept'],
  ['missed', true, null, 'missed'],
  ['cancelled', false, new Date(), 'kept'],
  ['unheld', false, null, undefined],
] as const)('a booking is %s', (standing, holdsSlot, cancelledAt, attendance) => {
  expect(bookingStatus({ holdsSlot, cancelledAt, ...(attendance && { attendance }) })).toBe(standing);
});

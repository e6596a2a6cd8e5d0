import { describe, expect, it } from 'vitest';
import { bookingStatus, deliveryStatus, INBOX_FILTERS, isInFilter } from '#src/domain/inboxFilters.ts';
import { failedMails, sentMails } from '#tests/support/submissions.ts';

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
  const shownIn = (record: Parameters<typeof isInFilter>[0]) =>
    INBOX_FILTERS.filter((filter) => isInFilter(record, filter));

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
});

it.each([
  ['held', true, null],
  ['cancelled', false, new Date()],
  ['unheld', false, null],
] as const)('a booking is %s with holdsSlot %s and cancelledAt %s', (standing, holdsSlot, cancelledAt) => {
  expect(bookingStatus({ holdsSlot, cancelledAt })).toBe(standing);
});

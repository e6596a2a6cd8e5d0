import { describe, expect, it } from 'vitest';
import {
  addMonths,
  auditExpiry,
  bookingExpiry,
  messageExpiry,
  spamExpiry,
} from '#src/domain/submissions/retention.ts';

describe('adding months', () => {
  it.each([
    ['2026-11-21T14:05:06.007Z', 12, '2027-11-21T14:05:06.007Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2026-01-31T23:59:59.000Z', 1, '2026-02-28T23:59:59.000Z'],
    ['2027-12-31T00:00:00.000Z', 2, '2028-02-29T00:00:00.000Z'],
  ])('%s plus %i months is %s', (moment, months, expected) => {
    expect(addMonths(new Date(moment), months).toISOString()).toBe(expected);
  });
});

it('a message is kept for twelve months after it was sent', () => {
  expect(messageExpiry(new Date('2026-11-21T14:05:00Z'))).toEqual(new Date('2027-11-21T14:05:00Z'));
});

it('a booking is kept for twelve months after its date, until the end of that day in São Paulo', () => {
  expect(bookingExpiry('2026-11-21')).toEqual(new Date('2027-11-22T02:59:59Z'));
});

it('spam is kept for thirty days, but never longer than if it were not spam', () => {
  const marked = new Date('2026-11-21T14:05:00Z');
  expect(spamExpiry(marked, new Date('2027-05-01T00:00:00Z'))).toEqual(new Date('2026-12-21T14:05:00Z'));
  expect(spamExpiry(marked, new Date('2026-12-01T00:00:00Z'))).toEqual(new Date('2026-12-01T00:00:00Z'));
});

it('an entry of the audit log is kept for twelve months', () => {
  expect(auditExpiry(new Date('2026-11-21T14:05:00Z'))).toEqual(new Date('2027-11-21T14:05:00Z'));
});

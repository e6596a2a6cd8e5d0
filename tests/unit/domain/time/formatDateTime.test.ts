import { describe, expect, it } from 'vitest';
import { formatDateTime, formatShortDateTime, formatTime } from '#src/domain/time/formatDateTime.ts';

// 23:30 on the 11th in São Paulo, which is the 12th in UTC.
const lateEvening = new Date('2026-03-12T02:30:00Z');

it('times are formatted in the time zone of São Paulo', () => {
  expect(formatTime(lateEvening)).toBe('23:30');
  expect(formatDateTime(lateEvening)).toBe('11/03/2026, 23:30');
  expect(formatDateTime(new Date('2026-03-12T03:05:00Z'))).toBe('12/03/2026, 00:05');
});

describe('in short', () => {
  it.each([
    ['hoje, 23:30', '2026-03-12T02:59:59Z'],
    ['11/03, 23:30', '2026-03-12T03:00:00Z'],
    ['11/03/2026, 23:30', '2027-01-01T03:00:00Z'],
  ])('the time is formatted as %s if the current time is %s', (words, now) => {
    expect(formatShortDateTime(lateEvening, new Date(now))).toBe(words);
  });
});

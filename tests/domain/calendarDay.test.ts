import { expect, test } from 'vitest';
import { addDays, formatLongDay, formatShortDay, isCalendarDay } from '#src/domain/calendarDay.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['+12026-01-01', false],
  ['2026-03-12T00:00', false],
  ['', false],
])('whether %j is a day of the calendar: %s', (day, expected) => {
  expect(isCalendarDay(day)).toBe(expected);
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i day is %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
});

test('a day is told in full and in short', () => {
  expect(formatLongDay('2026-03-12')).toBe('quinta-feira, 12 de março de 2026');
  expect(formatShortDay('2026-03-12')).toBe('qui., 12/03/2026');
});

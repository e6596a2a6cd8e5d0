import { expect, test } from 'vitest';
import {
  addDays,
  formatBriefDay,
  formatDate,
  formatDayAndMonth,
  formatLongDay,
  formatMonth,
  formatShortDay,
  formatWeekday,
  isCalendarDay,
} from '#src/domain/time/calendarDay.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['+12026-01-01', false],
  ['2026-03-12T00:00', false],
  ['', false],
])('%j is a valid day: %s', (day, expected) => {
  expect(isCalendarDay(day)).toBe(expected);
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s plus %i days is %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
});

const MONTH = { month: 'long', year: 'numeric' } as const;
const NUMBERS = { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' } as const;

test('a brief day has its year only if that is not the current year', () => {
  expect(formatBriefDay('2026-03-12', '2026-12-31')).toBe('qui., 12/03');
  expect(formatBriefDay('2027-03-12', '2026-12-31')).toBe('sex., 12/03/2027');
});

test.each<[string, (day: string) => string, Intl.DateTimeFormatOptions, string]>([
  ['in full', formatLongDay, { dateStyle: 'full' }, 'domingo, 1 de março de 2026'],
  ['without its weekday', formatDate, { dateStyle: 'long' }, '1 de março de 2026'],
  ['without its year', formatDayAndMonth, { day: 'numeric', month: 'long' }, '1 de março'],
  ['as its month', formatMonth, MONTH, 'março de 2026'],
  ['as its weekday', formatWeekday, { weekday: 'long' }, 'domingo'],
  ['in numbers', formatShortDay, NUMBERS, 'dom., 01/03/2026'],
])('a day is formatted %s in Brazilian style, for every day of a year', (_, format, options, example) => {
  expect(format('2026-03-01')).toBe(example);
  const expected = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options });
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1))
    expect(format(day)).toBe(expected.format(new Date(day)));
});

import { expect, test } from 'vitest';
import { easterSunday, nationalHoliday, optionalHoliday } from '#src/domain/agenda/holidays.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';

/** Easter Sundays, from the list of the Astronomical Society of South Australia; 2285 has the earliest date, 2038 the latest. */
const EASTERS =
  `2022-04-17 2023-04-09 2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21
  2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25 2038-04-25 2076-04-19 2285-03-22`.split(/\s+/);

/** National holidays with a fixed date, by Lei 662/1949 (with 10.607/2002), Lei 6.802/1980 and, from 2024, Lei 14.759/2023. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];

function daysOf(year: string): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) days.push(day);
  return days;
}

test.each(EASTERS)('the holidays are right in the year with Easter on %s', (easter) => {
  const year = easter.slice(0, 4);
  expect(easterSunday(Number(year))).toBe(easter);

  const fixed = year < '2024' ? FIXED : [...FIXED, '11-20'];
  const goodFriday = addDays(easter, -2);
  expect(daysOf(year).filter((day) => nationalHoliday(day))).toEqual(
    [...fixed.map((day) => `${year}-${day}`), goodFriday].sort(),
  );

  const [monday, tuesday, corpus] = [addDays(easter, -48), addDays(easter, -47), addDays(easter, 60)];
  expect(daysOf(year).filter((day) => optionalHoliday(day, ['carnival']))).toEqual([monday, tuesday]);
  expect(daysOf(year).filter((day) => optionalHoliday(day, ['corpusChristi']))).toEqual([corpus]);
  expect(optionalHoliday(tuesday, [])).toBeUndefined();
});

test('holidays have names', () => {
  expect(nationalHoliday('2026-04-03')).toBe('Sexta-feira Santa');
  expect(optionalHoliday('2026-02-17', ['carnival'])).toBe('Carnaval');
});

import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { easterSunday, nationalHoliday, optionalHoliday } from '#src/domain/agenda/holidays.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { isAll } from '#tests/support/scaled.ts';

const YEARS = Array.from({ length: isAll ? 80 : 12 }, (_, index) => 2020 + index);

function daysOf(year: number): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) days.push(day);
  return days;
}

const calendar = new Holidays('BR', { timezone: 'America/Sao_Paulo' });
/** The library's holidays of a year, by its own names. It counts elections, which no law makes holidays. */
const known = (year: number) =>
  calendar
    .getHolidays(year, 'pt')
    .map(({ date, name, type }) => ({ day: date.slice(0, 10), name, type }))
    .filter(({ name }) => !/elei/i.test(name));

test('the national holidays are those that date-holidays has', () => {
  for (const year of YEARS) {
    const ours = daysOf(year).filter((day) => nationalHoliday(day));
    const theirs = known(year)
      .filter(({ type }) => type === 'public')
      .map(({ day }) => day);
    expect(ours, String(year)).toEqual([...new Set(theirs)].sort());
  }
});

test('Carnival and Corpus Christi fall where date-holidays has them, and only where they are kept', () => {
  for (const year of YEARS) {
    const easter = easterSunday(year);
    const [tuesday, corpus] = [addDays(easter, -47), addDays(easter, 60)];
    const all = known(year);
    // The library counts from the Saturday before.
    expect(all.find(({ name }) => name === 'Carnaval')?.day, String(year)).toBe(addDays(tuesday, -3));
    expect(all.find(({ name }) => name === 'Corpo de Deus' || name === 'Corpus Christi')?.day).toBe(corpus);
    expect(daysOf(year).filter((day) => optionalHoliday(day, ['carnival']))).toEqual([
      addDays(tuesday, -1),
      tuesday,
    ]);
    expect(daysOf(year).filter((day) => optionalHoliday(day, ['corpusChristi']))).toEqual([corpus]);
    expect(optionalHoliday(tuesday, [])).toBeUndefined();
  }
});

test('holidays have their names', () => {
  expect(easterSunday(2026)).toBe('2026-04-05');
  expect(nationalHoliday('2026-04-03')).toBe('Sexta-feira Santa');
  expect(nationalHoliday('2026-12-25')).toBe('Natal');
  expect(nationalHoliday('2023-11-20')).toBeUndefined();
  expect(nationalHoliday('2026-03-12')).toBeUndefined();
  expect(optionalHoliday('2026-02-17', ['carnival'])).toBe('Carnaval');
});

import { addDays } from '../time/calendarDay.ts';

/** Days that are no national holidays, but on which a studio may close. */
export const OPTIONAL_HOLIDAYS = ['carnival', 'corpusChristi'] as const;

export type OptionalHoliday = (typeof OPTIONAL_HOLIDAYS)[number];

/** Laws 662/1949, 6.802/1980, 9.093/1995, 10.607/2002 and, since 2024, 14.759/2023 (20 November). */
const FIXED: Record<string, string> = {
  '01-01': 'Confraternização Universal',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência do Brasil',
  '10-12': 'Nossa Senhora Aparecida',
  '11-02': 'Finados',
  '11-15': 'Proclamação da República',
  '11-20': 'Dia da Consciência Negra',
  '12-25': 'Natal',
};

/** Days after Easter Sunday. */
const GOOD_FRIDAY = -2;
const MOVABLE: Record<OptionalHoliday, { name: string; days: readonly number[] }> = {
  carnival: { name: 'Carnaval', days: [-48, -47] },
  corpusChristi: { name: 'Corpus Christi', days: [60] },
};

/** Easter Sunday of a year, as yyyy-mm-dd (Anonymous Gregorian algorithm, Nature 1876). */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
}

/** The name of the national holiday on a day (yyyy-mm-dd); undefined on other days. */
export function nationalHoliday(day: string): string | undefined {
  if (day === addDays(easterSunday(Number(day.slice(0, 4))), GOOD_FRIDAY)) return 'Sexta-feira Santa';
  const fixed = day.slice(5);
  return fixed === '11-20' && day < '2024' ? undefined : FIXED[fixed];
}

/** The name of the optional holiday on a day (yyyy-mm-dd); undefined if `kept` contains none. */
export function optionalHoliday(day: string, kept: readonly OptionalHoliday[]): string | undefined {
  const easter = easterSunday(Number(day.slice(0, 4)));
  const found = kept.find((name) => MOVABLE[name].days.some((days) => addDays(easter, days) === day));
  return found && MOVABLE[found].name;
}

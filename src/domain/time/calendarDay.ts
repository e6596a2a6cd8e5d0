const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

// The names are listed here, because the first Intl formatter would delay the page's start by 15 to 20 ms.
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];

/** The UTC day (yyyy-mm-dd) of a time in milliseconds. */
export function toDay(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** Whether `day` has the format yyyy-mm-dd and exists in the calendar. */
export function isCalendarDay(day: string): boolean {
  const [, year, month, date] = DAY.exec(day) ?? [];
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return Number.isFinite(utc) && toDay(utc) === day;
}

/** Adds days to a day (yyyy-mm-dd); negative numbers go back. */
export function addDays(day: string, days: number): string {
  const utc = new Date(`${day}T12:00:00Z`);
  return toDay(utc.setUTCDate(utc.getUTCDate() + days));
}

/** The Monday of the week that contains a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayIndex(day) + 6) % 7));
}

/** A day's number in the week; Sunday is 0. */
export function weekdayIndex(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/** Formats a day as 'quinta-feira, 12 de março de 2026'; `day` must be a calendar day. */
export function formatLongDay(day: string): string {
  return `${formatWeekday(day)}, ${formatDate(day)}`;
}

/** Formats a day as '12 de março de 2026'; `day` must be a calendar day. */
export function formatDate(day: string): string {
  return `${Number(day.slice(8))} de ${formatMonth(day)}`;
}

/** Formats a day as '12 de março'; `day` must be a calendar day. */
export function formatDayAndMonth(day: string): string {
  return `${Number(day.slice(8))} de ${monthName(day)}`;
}

/** Formats a day's month as 'março de 2026'; `day` must be a calendar day. */
export function formatMonth(day: string): string {
  return `${monthName(day)} de ${day.slice(0, 4)}`;
}

/** Formats a day's weekday as 'quinta-feira'; `day` must be a calendar day. */
export function formatWeekday(day: string): string {
  return WEEKDAYS[weekdayIndex(day)] ?? '';
}

/** Formats a day as 'qui., 12/03/2026'; `day` must be a calendar day. */
export function formatShortDay(day: string): string {
  return `${formatWeekday(day).slice(0, 3)}., ${formatNumericDay(day)}`;
}

/** Formats a calendar day as 'qui., 12/03', and with the year if `today` is in another year. */
export function formatBriefDay(day: string, today: string): string {
  const isThisYear = today.slice(0, 4) === day.slice(0, 4);
  return isThisYear ? formatShortDay(day).slice(0, -5) : formatShortDay(day);
}

/** Formats a day as '12/03/2026'; `day` must be a calendar day. */
export function formatNumericDay(day: string): string {
  return day.split('-').reverse().join('/');
}

function monthName(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

import { lazily } from './lazily.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const longDay = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'full' }));

const dayAndMonth = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: 'numeric', month: 'long' }),
);

const weekday = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long' }));

const weekdayAndDate = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'UTC',
      weekday: 'short',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);

/** The calendar day, yyyy-mm-dd, of a time in milliseconds as UTC shows it. */
export function toDay(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** Whether `day` is written yyyy-mm-dd and exists in the calendar. */
export function isCalendarDay(day: string): boolean {
  const [, year, month, date] = DAY.exec(day) ?? [];
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return Number.isFinite(utc) && toDay(utc) === day;
}

/** The day so many days later, or earlier for a negative number; both as yyyy-mm-dd. */
export function addDays(day: string, days: number): string {
  const utc = new Date(`${day}T12:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + days);
  return utc.toISOString().slice(0, 10);
}

/** 'quinta-feira, 12 de março de 2026'; `day` must be a calendar day. */
export function formatLongDay(day: string): string {
  return longDay().format(new Date(`${day}T12:00:00Z`));
}

/** '12 de março'; `day` must be a calendar day. */
export function formatDayAndMonth(day: string): string {
  return dayAndMonth().format(new Date(`${day}T12:00:00Z`));
}

/** 'quinta-feira'; `day` must be a calendar day. */
export function formatWeekday(day: string): string {
  return weekday().format(new Date(`${day}T12:00:00Z`));
}

/** 'qui., 12/03/2026'; `day` must be a calendar day. */
export function formatShortDay(day: string): string {
  return weekdayAndDate().format(new Date(`${day}T12:00:00Z`));
}

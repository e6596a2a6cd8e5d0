import { addDays } from '../time/calendarDay.ts';
import { addFigures, type Figures, noFigures } from './dayFigures.ts';

/** The overview loads at most this many documents of days (in this month and the last), and of months. */
export const SHOWN_DAYS = 62;
export const SHOWN_MONTHS = 27;

/** The stored figures: of the days (yyyy-mm-dd) in this month and the last, and of whole months (yyyy-mm). */
export type StoredFigures = Record<'days' | 'months', Record<string, Partial<Figures>>>;

/** The month (yyyy-mm) that is `months` months before a day or a month. */
export function monthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}

/** The sums of a month: computed from its days if they are loaded, otherwise the stored sums. */
export function figuresOf({ days, months }: StoredFigures, month: string): Figures {
  const own = Object.keys(days).filter((day) => day.startsWith(month));
  if (own.length === 0) return addFigures({}, months[month] ?? {});
  return own.reduce((sum, day) => addFigures(sum, days[day] ?? {}), noFigures());
}

/** All days (yyyy-mm-dd) of a month. */
export function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month));
}

/** Sums counts keyed by page and source, either by page or by source. With `only`, leaves out all other sources. */
export function byPart(counts: Record<string, number>, part: 'page' | 'source', only?: string) {
  const sums = new Map<string, number>();
  for (const [pair, count] of Object.entries(counts)) {
    const [page = '', source = ''] = pair.split(' ');
    if (only && source !== only) continue;
    const name = part === 'page' ? page : source;
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

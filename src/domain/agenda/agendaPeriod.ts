import { addDays, formatDayAndMonth, formatLongDay, formatMonth, mondayOf } from '../time/calendarDay.ts';

export type AgendaSpan = 'day' | 'week' | 'month';

/** A period of the agenda: its days (yyyy-mm-dd), its title, and a day in the previous and in the next period. */
export type AgendaPeriod = { days: string[]; title: string; previous: string; next: string };

/** The period of the agenda that contains a day. A month is shown in whole weeks. */
export function agendaPeriod(span: AgendaSpan, day: string): AgendaPeriod {
  switch (span) {
    case 'day':
      return { days: [day], title: formatLongDay(day), previous: addDays(day, -1), next: addDays(day, 1) };
    case 'week': {
      const monday = mondayOf(day);
      const title = `Semana de ${formatDayAndMonth(monday)}`;
      return { days: daysFrom(monday, 7), title, previous: addDays(monday, -7), next: addDays(monday, 7) };
    }
    case 'month': {
      const first = `${day.slice(0, 7)}-01`;
      const next = `${addDays(first, 31).slice(0, 7)}-01`;
      const monday = mondayOf(first);
      const lastMonday = mondayOf(addDays(next, -1));
      const weeks = Math.round((Date.parse(lastMonday) - Date.parse(monday)) / 604_800_000) + 1;
      return {
        days: daysFrom(monday, weeks * 7),
        title: formatMonth(day),
        previous: `${addDays(first, -1).slice(0, 7)}-01`,
        next,
      };
    }
  }
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

import { formatMonth } from '#src/domain/time/calendarDay.ts';
import { momentInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

/** The parts of a day as a ticket shows them: { dia: '8', mes: 'nov', ano: '2023' }. */
export const dayParts = (day: string) => ({
  dia: String(Number(day.slice(8))),
  mes: formatMonth(day).slice(0, 3),
  ano: day.slice(0, 4),
});

/** Converts a day and time in São Paulo ('2023-11-15 14:00') to ISO 8601. */
export function saoPauloInstant(dayAndTime: string): string {
  const [day = '', time = ''] = dayAndTime.split(' ');
  return momentInSaoPaulo(day, `${time}:00`);
}

import { STUDIO_TIME_ZONE, todayInSaoPaulo } from './agenda.ts';

const saoPaulo = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: STUDIO_TIME_ZONE, ...options });

const time = saoPaulo({ hour: '2-digit', minute: '2-digit' });
const date = saoPaulo({ day: '2-digit', month: '2-digit' });
const fullDate = saoPaulo({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** '14:05': the time of an instant in São Paulo. */
export function timeOfDay(instant: Date): string {
  return time.format(instant);
}

/** '12/03/2026, 14:05', by the clocks of São Paulo. */
export function fullMoment(instant: Date): string {
  return `${fullDate.format(instant)}, ${time.format(instant)}`;
}

/** The same as short as it can be told at `now`: 'hoje, 14:05', '12/03, 14:05', or with another year in full. */
export function shortMoment(instant: Date, now: Date): string {
  const [day, today] = [todayInSaoPaulo(instant), todayInSaoPaulo(now)];
  if (day.slice(0, 4) !== today.slice(0, 4)) return fullMoment(instant);
  return `${day === today ? 'hoje' : date.format(instant)}, ${time.format(instant)}`;
}

const dayWithWeekday = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** 'qui., 12/03/2026'; `day` must be a calendar day. */
export function shortDay(day: string): string {
  return dayWithWeekday.format(new Date(`${day}T12:00:00Z`));
}

import { lazily } from './lazily.ts';
import { STUDIO_TIME_ZONE, todayInSaoPaulo } from './timeZone.ts';

const saoPaulo = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: STUDIO_TIME_ZONE, ...options }));

const time = saoPaulo({ hour: '2-digit', minute: '2-digit' });
const date = saoPaulo({ day: '2-digit', month: '2-digit' });
const fullDate = saoPaulo({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** '14:05': the time of an instant in São Paulo. */
export function formatTime(instant: Date): string {
  return time().format(instant);
}

/** '12/03/2026, 14:05', by the clocks of São Paulo. */
export function formatDateTime(instant: Date): string {
  return `${fullDate().format(instant)}, ${time().format(instant)}`;
}

/** The same as short as it can be told at `now`: 'hoje, 14:05', '12/03, 14:05', or with another year in full. */
export function formatShortDateTime(instant: Date, now: Date): string {
  const [day, today] = [todayInSaoPaulo(instant), todayInSaoPaulo(now)];
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDateTime(instant);
  return `${day === today ? 'hoje' : date().format(instant)}, ${time().format(instant)}`;
}

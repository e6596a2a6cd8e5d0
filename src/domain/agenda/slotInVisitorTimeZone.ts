import { STUDIO_TIME_ZONE } from '../time/saoPauloTime.ts';
import { type Slot, slotEnd, slotStart } from './slots.ts';

function clockOf(timeZone?: string) {
  return new Intl.DateTimeFormat('pt-BR', {
    ...(timeZone ? { timeZone } : {}),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/**
 * The time of a consultation in the visitor's time zone. `whole` has date and times ('quinta-feira, 12 de março, 13:00
 * – 13:45'). `short` omits the date if it is the same in São Paulo. Undefined if both places have the same time.
 * `timeZone` defaults to the browser's.
 */
export function slotInVisitorTimeZone(day: string, slot: Slot, minutes: number, timeZone?: string) {
  const [start, end] = [slotStart(day, slot), slotEnd(day, slot, minutes)];
  const [own, studio] = [clockOf(timeZone), clockOf(STUDIO_TIME_ZONE)];
  if (own.format(start) === studio.format(start)) return undefined;
  const part = (clock: Intl.DateTimeFormat, instant: Date, wanted: string) =>
    clock.formatToParts(instant).find(({ type }) => type === wanted)?.value ?? '';
  const time = (instant: Date) => `${part(own, instant, 'hour')}:${part(own, instant, 'minute')}`;
  const date = `${part(own, start, 'weekday')}, ${part(own, start, 'day')} de ${part(own, start, 'month')}`;
  // No-break spaces keep the two times on one line.
  const times = `${time(start)}\u00a0–\u00a0${time(end)}`;
  const whole = `${date}, ${times}`;
  return { whole, short: part(own, start, 'day') === part(studio, start, 'day') ? times : whole };
}

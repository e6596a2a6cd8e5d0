import { type Slot, slotEnd, slotStart } from './slots.ts';
import { STUDIO_TIME_ZONE } from './timeZone.ts';

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
 * A consultation of so many minutes on the visitor's own clocks ('quinta-feira, 12 de março, 13:00 – 13:45');
 * undefined where they show the same as São Paulo's. Without `timeZone` the browser's own counts.
 */
export function slotInVisitorTimeZone(
  day: string,
  slot: Slot,
  minutes: number,
  timeZone?: string,
): string | undefined {
  const [start, end] = [slotStart(day, slot), slotEnd(day, slot, minutes)];
  const own = clockOf(timeZone);
  if (own.format(start) === clockOf(STUDIO_TIME_ZONE).format(start)) return undefined;
  const part = (instant: Date, wanted: string) =>
    own.formatToParts(instant).find(({ type }) => type === wanted)?.value ?? '';
  const time = (instant: Date) => `${part(instant, 'hour')}:${part(instant, 'minute')}`;
  const date = `${part(start, 'weekday')}, ${part(start, 'day')} de ${part(start, 'month')}`;
  // The two times stay on one line.
  return `${date}, ${time(start)}\u00a0–\u00a0${time(end)}`;
}

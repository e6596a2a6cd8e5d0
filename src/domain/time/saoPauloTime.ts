import { toDay } from './calendarDay.ts';

/** The time zone of dates on this site and in mails. Calendar files have UTC. */
export const STUDIO_TIME_ZONE = 'America/Sao_Paulo';

// Created when it is first needed, because that takes a browser 15 to 20 ms. With another hourCycle than h23, some
// engines show midnight as 24:00.
let saoPauloFormat: Intl.DateTimeFormat | undefined;

function formatInSaoPaulo(): Intl.DateTimeFormat {
  saoPauloFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: STUDIO_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return saoPauloFormat;
}

/** Cache of times by minute. Each key press in the booking form needs about a hundred times, always the same ones. */
const wallTimes = new Map<number, number>();
const MOST_KEPT = 2000;

/** São Paulo's wall time at `instant` in milliseconds, as if it were in UTC, rounded down to the minute. */
export function saoPauloWallTime(instant: Date): number {
  const minute = Math.floor(instant.getTime() / 60_000);
  const wallTime = wallTimes.get(minute) ?? readWallTime(instant);
  if (wallTimes.size >= MOST_KEPT) wallTimes.clear();
  wallTimes.set(minute, wallTime);
  return wallTime;
}

function readWallTime(instant: Date): number {
  const parts = formatInSaoPaulo().formatToParts(instant);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Today's date in São Paulo, yyyy-mm-dd. */
export function todayInSaoPaulo(now: Date): string {
  return toDay(saoPauloWallTime(now));
}

/** The day and time in São Paulo: yyyy-mm-dd and hh:mm. */
export function saoPauloMinute(now: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Date(saoPauloWallTime(now)).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

/** The instant of a day and a time in São Paulo. `day` must be a calendar day. */
export function instantInSaoPaulo(day: string, time = '00:00:00'): Date {
  const wallTime = Date.parse(`${day}T${time}Z`);
  // Uses the time zone database, because Brazil may have daylight saving time again.
  const firstGuess = wallTime + distanceFromUtc(wallTime);
  return new Date(wallTime + distanceFromUtc(firstGuess));
}

function distanceFromUtc(instant: number): number {
  return Math.floor(instant / 60_000) * 60_000 - saoPauloWallTime(new Date(instant));
}

/** The same instant as ISO 8601: '2026-11-08' and '14:00:00' give '2026-11-08T14:00:00-03:00'. */
export function momentInSaoPaulo(day: string, time = '00:00:00'): string {
  const written = `${day}T${time}`;
  const hours = (instantInSaoPaulo(day, time).getTime() - Date.parse(`${written}Z`)) / 3_600_000;
  return `${written}-0${hours}:00`;
}

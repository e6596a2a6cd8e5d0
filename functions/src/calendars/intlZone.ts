import ICAL from 'ical.js';

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const MOST_OFFSETS = 20_000;

const zones = new Map<string, ICAL.Timezone | undefined>();

/** A zone of the time zone database, for calendars that use a zone without defining it. */
class IntlZone extends ICAL.Timezone {
  private readonly clock: Intl.DateTimeFormat;
  private readonly offsets = new Map<number, number>();

  /** Throws a RangeError for an unknown zone name. */
  constructor(name: string) {
    super({ tzid: name } as ConstructorParameters<typeof ICAL.Timezone>[0]);
    this.clock = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  }

  /**
   * In seconds. If a wall time occurs twice, uses its first offset; if it is skipped, the one before (RFC 5545, 3.3.5).
   */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Date.UTC(year, month - 1, day, hour, minute, second);
    const [before, after] = [this.offsetAt(wall - DAY_MS), this.offsetAt(wall + DAY_MS)];
    const isAfter =
      this.offsetAt(wall - after * 1000) === after && this.offsetAt(wall - before * 1000) !== before;
    return isAfter ? after : before;
  }

  private offsetAt(instant: number): number {
    // Zones change their offset only at quarters of an hour.
    const quarter = Math.floor(instant / QUARTER_MS);
    const known = this.offsets.get(quarter);
    if (known !== undefined) return known;
    // 'GMT-03:00', 'GMT-03:06:28', or 'GMT' alone.
    const name = this.clock.formatToParts(quarter * QUARTER_MS).at(-1)?.value ?? '';
    const [, sign, hours, minutes, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
    const size = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
    const offset = sign === '-' ? -size : size;
    if (this.offsets.size >= MOST_OFFSETS) this.offsets.clear();
    this.offsets.set(quarter, offset);
    return offset;
  }
}

/** The zone with this name in the time zone database; undefined if it is unknown. */
export function intlZone(name: string): ICAL.Timezone | undefined {
  if (!zones.has(name)) {
    try {
      zones.set(name, new IntlZone(name));
    } catch {
      zones.set(name, undefined);
    }
  }
  return zones.get(name);
}

import ICAL from 'ical.js';

/** Maximum number of steps for all rules in a calendar, and for the rules of one event. */
const MOST_STEPS = { calendar: 60_000, event: 20_000 };

/** Thrown if the rules of a calendar or event need too many steps. */
export class TooManySteps extends Error {
  readonly isWholeCalendar: boolean;

  constructor(isWholeCalendar: boolean) {
    super('A recurrence does not end within the steps that are counted');
    this.isWholeCalendar = isWholeCalendar;
  }
}

let left = MOST_STEPS;

/** Resets the count of steps for a new calendar. */
export function countSteps(): void {
  left = { ...MOST_STEPS };
}

/** Resets the count of steps for the next event of the calendar. */
export function nextEvent(): void {
  left.event = MOST_STEPS.event;
}

// Some rules never match, and the library would search forever. Each step of its iterator calls one of these methods,
// also in a time zone's rules. A step by a year takes longer, so it counts more.
const STEPS = { increment_generic: 1, increment_monthday: 1, increment_month: 1, increment_year: 5 };
const iterator = ICAL.RecurIterator.prototype;
const searches = iterator as unknown as Record<string, (...given: unknown[]) => void>;
for (const [name, steps] of Object.entries(STEPS)) {
  const increment = searches[name];
  searches[name] = function counted(...given) {
    left = { calendar: left.calendar - steps, event: left.event - steps };
    if (left.calendar < 0 || left.event < 0) throw new TooManySteps(left.calendar < 0);
    increment?.apply(this, given);
  };
}

type YearlyParts = { BYDAY?: string[]; BYWEEKNO?: number[]; BYMONTH?: number[]; BYMONTHDAY?: number[] };
type YearDays = { days: number[]; rule: ICAL.Recur; expand_by_day: (year: number) => number[] };

// ical.js 2.2 misreads BYWEEKNO with BYDAY in yearly rules, and ignores the number in rules such as BYDAY=20MO.
const { expand_year_days } = iterator;
iterator.expand_year_days = function expand(year) {
  const result = expand_year_days.call(this, year);
  const found = this as unknown as YearDays;
  const { BYDAY, BYWEEKNO, BYMONTH, BYMONTHDAY } = found.rule.parts as YearlyParts;
  const isOfWeeks = BYDAY && BYWEEKNO?.every((week) => week > 0) && !BYMONTH && !BYMONTHDAY;
  const days = isOfWeeks ? found.expand_by_day(year) : found.days;
  found.days = days.filter((day) => isMeant(ICAL.Time.fromDayOfYear(day, year), found.rule));
  return result;
};

function isMeant(day: ICAL.Time, { parts, wkst }: ICAL.Recur): boolean {
  const { BYDAY, BYWEEKNO, BYMONTH } = parts as YearlyParts;
  if (BYWEEKNO?.every((week) => week > 0)) return BYWEEKNO.includes(day.weekNumber(wkst));
  if (!BYDAY || BYMONTH || BYWEEKNO) return true;
  const lastDay = ICAL.Time.isLeapYear(day.year) ? 366 : 365;
  const [fromStart, fromEnd] = [day.dayOfYear(), lastDay + 1 - day.dayOfYear()].map((one) =>
    Math.ceil(one / 7),
  );
  return BYDAY.some((one) => {
    const [, number, name] = /^([+-]?\d*)(\w\w)$/.exec(one) ?? [];
    if (name !== ICAL.Recur.numericDayToIcalDay(day.dayOfWeek())) return false;
    return !number || Number(number) === fromStart || Number(number) === -Number(fromEnd);
  });
}

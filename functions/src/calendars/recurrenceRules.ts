import ICAL from 'ical.js';

/** Steps that the rules of one calendar and of one event may take; a step of a year counts for more, as it costs more. */
const MOST_STEPS = { calendar: 60_000, event: 20_000 };
const STEPS_OF_A_YEAR = 5;

/** The rules of a calendar, or of one of its events, take more steps than are counted. */
export class TooManySteps extends Error {
  readonly isWholeCalendar: boolean;

  constructor(isWholeCalendar: boolean) {
    super('A recurrence does not end within the steps that are counted');
    this.isWholeCalendar = isWholeCalendar;
  }
}

let left = MOST_STEPS;

function spend(steps: number): void {
  left = { calendar: left.calendar - steps, event: left.event - steps };
  if (left.calendar < 0 || left.event < 0) throw new TooManySteps(left.calendar < 0);
}

// Some rules never match, and the library then looks for ever. Every search of its iterator, also for the rules of zones, moves
// on by one of these.
const iterator = ICAL.RecurIterator.prototype;
const { increment_generic, increment_monthday, increment_month, increment_year } = iterator;
iterator.increment_generic = function increment(...given) {
  spend(1);
  increment_generic.apply(this, given);
};
iterator.increment_monthday = function increment(...given) {
  spend(1);
  increment_monthday.apply(this, given);
};
iterator.increment_month = function increment() {
  spend(1);
  increment_month.apply(this);
};
iterator.increment_year = function increment(...given) {
  spend(STEPS_OF_A_YEAR);
  increment_year.apply(this, given);
};

/** Resets the step counter for a calendar. Call `nextEvent` before each event. */
export function countSteps(): { nextEvent: () => void } {
  left = { ...MOST_STEPS };
  return {
    nextEvent: () => {
      left = { ...left, event: MOST_STEPS.event };
    },
  };
}

type YearlyParts = { BYDAY?: string[]; BYWEEKNO?: number[]; BYMONTH?: number[]; BYMONTHDAY?: number[] };
type YearDays = { days: number[]; rule: ICAL.Recur; expand_by_day: (year: number) => number[] };

// ical.js 2.2 reads BYWEEKNO beside BYDAY wrongly in yearly rules, and ignores numbers as in BYDAY=20MO.
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

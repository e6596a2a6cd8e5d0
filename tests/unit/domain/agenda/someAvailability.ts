import fc from 'fast-check';
import {
  type Availability,
  BUFFER_MINUTES,
  NOTICE_HOURS,
  WEEKDAYS,
  type Weekday,
} from '#src/domain/agenda/bookingRules.ts';
import { OPTIONAL_HOLIDAYS } from '#src/domain/agenda/holidays.ts';
import { SLOTS, type Slot } from '#src/domain/agenda/slots.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';

const slots = fc.subarray<Slot>([...SLOTS]);

/** A day between `least` and `most` days after another day. Negative numbers mean earlier days. */
export const dayAround = (day: string, least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((days) => addDays(day, days));

/** Any availability that a studio can choose at `today`. */
export function someAvailability(today: string): fc.Arbitrary<Availability> {
  const closure = fc.record({
    id: fc.uuid(),
    from: dayAround(today, -3, 190),
    length: fc.integer({ min: 0, max: 30 }),
    slots: fc.oneof(fc.constant<Slot[]>([]), slots),
  });
  return fc.record({
    weekdays: fc.record(
      Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, slots])) as Record<Weekday, typeof slots>,
    ),
    nationalHolidays: fc.boolean(),
    optionalHolidays: fc.subarray([...OPTIONAL_HOLIDAYS]),
    closures: fc.array(
      closure.map(({ length, from, ...rest }) => ({ ...rest, from, to: addDays(from, length) })),
      { maxLength: 3 },
    ),
    noticeHours: fc.integer({ min: NOTICE_HOURS.least, max: NOTICE_HOURS.most }),
    daysAhead: fc.integer({ min: 1, max: 180 }),
    bufferMinutes: fc.constantFrom(...BUFFER_MINUTES),
  });
}

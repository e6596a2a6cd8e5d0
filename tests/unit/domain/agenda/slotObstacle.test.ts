import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Availability,
  DEFAULT_AVAILABILITY,
  readAvailability,
} from '#src/domain/agenda/bookingRules.ts';
import { nationalHoliday, optionalHoliday } from '#src/domain/agenda/holidays.ts';
import { closedDaySentence, obstacleSentence } from '#src/domain/agenda/obstacleSentence.ts';
import { dayObstacle, freeSlots, slotObstacle, weekdayOf } from '#src/domain/agenda/slotObstacle.ts';
import { SLOTS, slotStart } from '#src/domain/agenda/slots.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { scaled } from '#tests/support/scaled.ts';
import { dayAround, someAvailability } from './someAvailability.ts';

// A Wednesday, half past ten in São Paulo.
const NOW = new Date('2026-03-11T13:30:00Z');
const at = (changes: Partial<Availability> = {}, taken: readonly (typeof SLOTS)[number][] = []) => ({
  availability: { ...DEFAULT_AVAILABILITY, ...changes },
  taken,
  now: NOW,
});

describe('with the default opening hours', () => {
  test.each([
    ['2026-03-10', '09:00', 'past'],
    ['2026-03-11', '10:00', 'past'],
    ['2026-03-11', '16:00', 'near'],
    ['2026-03-12', '09:00', undefined],
    ['2026-03-14', '09:00', 'weekday'],
    ['2026-03-15', '09:00', 'weekday'],
    ['2026-04-03', '09:00', 'holiday'],
    ['2026-04-21', '09:00', 'holiday'],
    ['2026-06-04', '09:00', undefined],
    ['2026-09-07', '09:00', 'holiday'],
    ['2026-09-08', '09:00', 'far'],
  ] as const)('the slot of %s at %s is %s', (day, slot, expected) => {
    expect(slotObstacle(day, slot, at())).toBe(expected);
  });

  test('a booking takes its slot, and the neighbouring slots only if there is a buffer', () => {
    expect(slotObstacle('2026-03-12', '10:00', at({}, ['10:00']))).toBe('taken');
    for (const [bufferMinutes, expected] of [
      [0, undefined],
      [15, undefined],
      [30, 'buffer'],
    ] as const)
      expect(slotObstacle('2026-03-12', '11:00', at({ bufferMinutes }, ['10:00']))).toBe(expected);
    expect(slotObstacle('2026-03-12', '14:00', at({ bufferMinutes: 60 }, ['11:00']))).toBeUndefined();
  });
});

test('a slot is closed by a closure of its day or of itself, and by an optional holiday', () => {
  const closures = [
    { id: 'a', from: '2026-03-16', to: '2026-03-18', slots: [] },
    { id: 'b', from: '2026-03-19', to: '2026-03-19', slots: ['09:00' as const] },
  ];
  expect(freeSlots('2026-03-17', at({ closures }))).toEqual([]);
  expect(dayObstacle('2026-03-17', at({ closures }))).toBe('closed');
  expect(freeSlots('2026-03-19', at({ closures }))).toEqual(SLOTS.slice(1));
  expect(dayObstacle('2026-03-19', at({ closures }))).toBeUndefined();
  expect(slotObstacle('2026-06-04', '09:00', at({ optionalHolidays: ['corpusChristi'] }))).toBe('holiday');
  expect(slotObstacle('2026-04-03', '09:00', at({ nationalHolidays: false }))).toBeUndefined();
});

test('for random requests and availabilities, every accepted slot is open, and every refusal has its reason', () => {
  let accepted = 0;
  const today = todayInSaoPaulo(NOW);
  fc.assert(
    fc.property(
      someAvailability(today),
      dayAround(today, -5, 190),
      fc.constantFrom(...SLOTS),
      fc.subarray([...SLOTS]),
      (availability, day, slot, taken) => {
        const obstacle = slotObstacle(day, slot, { availability, taken, now: NOW });
        // An independent implementation of the same rules.
        const start = slotStart(day, slot).getTime();
        const hour = 3_600_000;
        const isOpen =
          start > NOW.getTime() &&
          start >= NOW.getTime() + availability.noticeHours * hour &&
          day <= addDays(today, availability.daysAhead) &&
          availability.weekdays[weekdayOf(day)].includes(slot) &&
          !(availability.nationalHolidays && nationalHoliday(day)) &&
          !optionalHoliday(day, availability.optionalHolidays) &&
          !availability.closures.some(
            ({ from, to, slots }) => from <= day && day <= to && (!slots.length || slots.includes(slot)),
          ) &&
          !taken.includes(slot) &&
          !(
            availability.bufferMinutes > 15 &&
            taken.some((other) => Math.abs(slotStart(day, other).getTime() - start) === hour)
          );
        expect(obstacle === undefined).toBe(isOpen);
        if (obstacle) expect(obstacleSentence(obstacle, day, availability)).toMatch(/^[A-Z\d].+/);
        else accepted += 1;
      },
    ),
    { numRuns: scaled(10_000) },
  );
  expect(accepted).toBeGreaterThan(20);
});

test('a sentence explains why a day is closed', () => {
  const { availability } = at();
  expect(closedDaySentence('weekday', '2026-03-15', availability)).toBe('O estúdio não atende aos domingos.');
  expect(closedDaySentence('holiday', '2026-12-25', availability)).toBe('25 de dezembro é feriado: Natal.');
  expect(closedDaySentence('near', '2026-03-11', availability)).toBe(
    'Este dia está perto demais: marcamos com pelo menos 12 horas de antecedência.',
  );
});

test('any document is parsed as an availability, with defaults for invalid values', () => {
  expect(readAvailability(undefined)).toEqual(DEFAULT_AVAILABILITY);
  expect(
    readAvailability({
      weekdays: { saturday: ['09:00', '99:00'], monday: 'all' },
      optionalHolidays: ['carnival', 'easter'],
      closures: [{ id: 'a', from: '2026-03-16', to: '2026-03-15', slots: [] }, null, 'x'],
      noticeHours: -1,
      daysAhead: 181,
      bufferMinutes: 7,
    }),
  ).toEqual({
    ...DEFAULT_AVAILABILITY,
    weekdays: { ...DEFAULT_AVAILABILITY.weekdays, saturday: ['09:00'] },
    optionalHolidays: ['carnival'],
  });
  fc.assert(
    fc.property(someAvailability('2026-03-11'), (availability) => {
      expect(readAvailability(JSON.parse(JSON.stringify(availability)))).toEqual(availability);
    }),
  );
});

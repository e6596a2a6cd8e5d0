import { describe, expect, test } from 'vitest';
import {
  type Availability,
  DEFAULT_AVAILABILITY,
  readAvailability,
  WEEKDAYS,
} from '#src/domain/agenda/bookingRules.ts';
import { closedDaySentence } from '#src/domain/agenda/obstacleSentence.ts';
import {
  dayObstacle,
  freeSlots,
  isAlwaysShut,
  isShut,
  slotObstacle,
} from '#src/domain/agenda/slotObstacle.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';

// A Wednesday, half past ten in São Paulo.
const NOW = new Date('2026-03-11T13:30:00Z');
const at = (changes: Partial<Availability> = {}, taken: readonly (typeof SLOTS)[number][] = []) => ({
  availability: { ...DEFAULT_AVAILABILITY, ...changes },
  taken,
  now: NOW,
});

const weekdays = (thursday: (typeof SLOTS)[number][]) => ({ ...DEFAULT_AVAILABILITY.weekdays, thursday });

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

  test('a slot must be free and have a free host; a booking also takes the slots beside it if there is a buffer', () => {
    expect(slotObstacle('2026-03-12', '10:00', at({}, ['10:00']))).toBe('taken');
    expect(slotObstacle('2026-03-12', '10:00', { ...at(), unhosted: ['10:00'] })).toBe('unhosted');
    for (const [bufferMinutes, expected] of [
      [0, undefined],
      [15, undefined],
      [30, 'buffer'],
    ] as const)
      expect(slotObstacle('2026-03-12', '11:00', at({ bufferMinutes }, ['10:00']))).toBe(expected);
    expect(slotObstacle('2026-03-12', '14:00', at({ bufferMinutes: 60 }, ['11:00']))).toBeUndefined();
  });
});

test('a slot is closed by a closure of its day or of itself, by its weekday’s hours, or by an optional holiday', () => {
  const closures = [
    { id: 'a', from: '2026-03-16', to: '2026-03-18', slots: [] },
    { id: 'b', from: '2026-03-19', to: '2026-03-19', slots: ['09:00' as const] },
  ];
  expect(freeSlots('2026-03-13', at({ closures }))).toEqual(SLOTS);
  expect(freeSlots('2026-03-17', at({ closures }))).toEqual([]);
  expect(dayObstacle('2026-03-17', at({ closures }))).toBe('closed');
  expect(freeSlots('2026-03-19', at({ closures }))).toEqual(SLOTS.slice(1));
  expect(dayObstacle('2026-03-19', at({ closures }))).toBeUndefined();
  expect(slotObstacle('2026-03-12', '09:00', at({ weekdays: weekdays(['10:00']) }))).toBe('closed');
  expect(slotObstacle('2026-06-04', '09:00', at({ optionalHolidays: ['corpusChristi'] }))).toBe('holiday');
  expect(slotObstacle('2026-04-03', '09:00', at({ nationalHolidays: false }))).toBeUndefined();
});

test('a slot outside the studio’s hours is shut, one that is only too near is not; a studio without hours is always shut', () => {
  expect(isShut('2026-03-11', '16:00', DEFAULT_AVAILABILITY)).toBe(false);
  expect(isShut('2026-03-14', '16:00', DEFAULT_AVAILABILITY)).toBe(true);
  const never = Object.fromEntries(WEEKDAYS.map((one) => [one, []]));
  expect(isAlwaysShut(readAvailability({ weekdays: never }))).toBe(true);
  expect(isAlwaysShut(readAvailability({ weekdays: { ...never, sunday: ['09:00'] } }))).toBe(false);
});

test.each([
  ['22 hours of notice are enough for a slot in 22.5 hours', '2026-03-12', { noticeHours: 22 }, undefined],
  ['23 hours of notice are not', '2026-03-12', { noticeHours: 23 }, 'near'],
  ['the last of two days ahead can be booked', '2026-03-13', { daysAhead: 2 }, undefined],
  ['the day after it cannot', '2026-03-13', { daysAhead: 1 }, 'far'],
] as const)('the studio chooses notice and days ahead: %s', (_, day, chosen, expected) => {
  expect(slotObstacle(day, '09:00', at(chosen))).toBe(expected);
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
  const chosen = {
    weekdays: weekdays(['10:00', '16:00']),
    nationalHolidays: false,
    optionalHolidays: ['corpusChristi' as const],
    closures: [{ id: 'a', from: '2026-03-16', to: '2026-03-16', slots: ['09:00' as const] }],
    noticeHours: 240,
    daysAhead: 1,
    bufferMinutes: 60,
  };
  expect(readAvailability(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

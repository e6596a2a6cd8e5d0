import { describe, expect, test } from 'vitest';
import {
  agendaPath,
  bookingReference,
  describeDay,
  isCalendarDay,
  isPastSlot,
  lastBookableDay,
  SLOTS,
  slotEnd,
  slotRange,
  slotStart,
  todayInSaoPaulo,
} from '#src/domain/agenda.ts';

test('there are six slots a day, shown as ranges of thirty minutes', () => {
  expect(SLOTS.map((slot) => slotRange(slot))).toEqual([
    '09:00 – 09:30',
    '10:00 – 10:30',
    '11:00 – 11:30',
    '14:00 – 14:30',
    '15:00 – 15:30',
    '16:00 – 16:30',
  ]);
  expect(slotRange('11:00', 45)).toBe('11:00 – 11:45');
});

describe('today in São Paulo', () => {
  test.each([
    ['2026-03-12T02:59:59Z', '2026-03-11'],
    ['2026-03-12T03:00:00Z', '2026-03-12'],
    ['2027-01-01T02:30:00Z', '2026-12-31'],
    ['2026-03-12T15:00:00Z', '2026-03-12'],
  ])('at %s it is %s', (instant, day) => {
    expect(todayInSaoPaulo(new Date(instant))).toBe(day);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo'])(
    'is the same for a visitor whose clock shows the time of %s',
    (zone) => {
      const own = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(todayInSaoPaulo(new Date('2026-03-12T02:59:59Z'))).toBe('2026-03-11');
        expect(lastBookableDay(new Date('2026-03-12T02:59:59Z'))).toBe('2026-09-07');
        expect(slotStart('2026-03-12', '09:00').toISOString()).toBe('2026-03-12T12:00:00.000Z');
      } finally {
        if (own === undefined) delete process.env.TZ;
        else process.env.TZ = own;
      }
    },
  );
});

test('the last day is 180 days after today, over the turn of a year and a leap day', () => {
  expect(lastBookableDay(new Date('2026-11-21T12:00:00Z'))).toBe('2027-05-20');
  expect(lastBookableDay(new Date('2027-12-01T12:00:00Z'))).toBe('2028-05-29');
});

describe('a slot', () => {
  test('is three hours behind UTC today, and two in a summer that had daylight saving time', () => {
    expect(slotStart('2026-12-12', '16:00').toISOString()).toBe('2026-12-12T19:00:00.000Z');
    expect(slotStart('2018-12-12', '16:00').toISOString()).toBe('2018-12-12T18:00:00.000Z');
    expect(slotStart('2018-11-04', '09:00').toISOString()).toBe('2018-11-04T11:00:00.000Z');
    expect(slotStart('2018-02-18', '09:00').toISOString()).toBe('2018-02-18T12:00:00.000Z');
  });

  test('ends as many minutes later as its consultation takes', () => {
    expect(slotEnd('2026-03-12', '09:00', 45).toISOString()).toBe('2026-03-12T12:45:00.000Z');
  });

  test('is past from the instant at which it begins', () => {
    expect(isPastSlot('2026-03-12', '09:00', new Date('2026-03-12T11:59:59.999Z'))).toBe(false);
    expect(isPastSlot('2026-03-12', '09:00', new Date('2026-03-12T12:00:00Z'))).toBe(true);
    // Already the next day in UTC, still the evening of the day before in São Paulo.
    expect(isPastSlot('2026-03-12', '09:00', new Date('2026-03-12T02:00:00Z'))).toBe(false);
    expect(isPastSlot('2026-03-11', '16:00', new Date('2026-03-12T02:00:00Z'))).toBe(true);
  });
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['+12026-01-01', false],
  ['2026-03-12T00:00', false],
  ['', false],
])('whether %j is a day of the calendar: %s', (day, expected) => {
  expect(isCalendarDay(day)).toBe(expected);
});

test('a day is told in words, and its taken slots have an address', () => {
  expect(describeDay('2026-03-12')).toBe('quinta-feira, 12 de março de 2026');
  expect(agendaPath('2026-03-12')).toBe('agenda/2026-03-12');
});

test('the reference of a booking is nine digits, always the same for one id', () => {
  expect(bookingReference('0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11')).toBe('656-966-411');
  expect(bookingReference('00000000-0007-4c52-9d4b-0a4f8f1f6f11')).toBe('000-000-007');
});

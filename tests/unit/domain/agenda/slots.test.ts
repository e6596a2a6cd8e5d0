import { describe, expect, test } from 'vitest';
import {
  agendaPath,
  isPastSlot,
  lastBookableDay,
  SLOTS,
  slotEnd,
  slotRange,
  slotStart,
} from '#src/domain/agenda/slots.ts';

test('there are six slots a day, shown as ranges of thirty minutes', () => {
  const morning = ['09:00 – 09:30', '10:00 – 10:30', '11:00 – 11:30'];
  const afternoon = ['14:00 – 14:30', '15:00 – 15:30', '16:00 – 16:30'];
  expect(SLOTS.map((slot) => slotRange(slot))).toEqual([...morning, ...afternoon]);
  expect(slotRange('11:00', 45)).toBe('11:00 – 11:45');
});

test('the last bookable day is 180 days after today, across a new year and a leap day', () => {
  expect(lastBookableDay(new Date('2026-11-21T12:00:00Z'))).toBe('2027-05-20');
  expect(lastBookableDay(new Date('2027-12-01T12:00:00Z'))).toBe('2028-05-29');
});

describe('a slot', () => {
  test('has an offset of three hours from UTC now, and of two in past summers with daylight saving time', () => {
    expect(slotStart('2026-12-12', '16:00').toISOString()).toBe('2026-12-12T19:00:00.000Z');
    expect(slotStart('2018-12-12', '16:00').toISOString()).toBe('2018-12-12T18:00:00.000Z');
    expect(slotStart('2018-11-04', '09:00').toISOString()).toBe('2018-11-04T11:00:00.000Z');
    expect(slotStart('2018-02-18', '09:00').toISOString()).toBe('2018-02-18T12:00:00.000Z');
  });

  test('ends after the duration of its consultation', () => {
    expect(slotEnd('2026-03-12', '09:00', 45).toISOString()).toBe('2026-03-12T12:45:00.000Z');
  });

  test('is past from the instant at which it begins', () => {
    expect(isPastSlot('2026-03-12', '09:00', new Date('2026-03-12T11:59:59.999Z'))).toBe(false);
    expect(isPastSlot('2026-03-12', '09:00', new Date('2026-03-12T12:00:00Z'))).toBe(true);
    // It is already the 12th in UTC, but still the evening of the 11th in São Paulo.
    expect(isPastSlot('2026-03-12', '09:00', new Date('2026-03-12T02:00:00Z'))).toBe(false);
    expect(isPastSlot('2026-03-11', '16:00', new Date('2026-03-12T02:00:00Z'))).toBe(true);
  });
});

test('each month has a document with the taken slots of its days', () => {
  expect(agendaPath('2026-03-12')).toBe('agenda/2026-03');
});

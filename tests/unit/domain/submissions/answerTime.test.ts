import { expect, it } from 'vitest';
import { type Closure, readAvailability } from '#src/domain/agenda/bookingRules.ts';
import { answerDaysLeft, lateBefore } from '#src/domain/submissions/answerTime.ts';

const someAvailability = readAvailability(undefined);
const noon = (day: string) => new Date(`${day}T15:00:00Z`);
const WEDNESDAY: Closure = { id: 'x', from: '2026-03-11', to: '2026-03-11', slots: [] };
const NINE: Closure = { ...WEDNESDAY, slots: ['09:00'] };

/** The first day is a Tuesday in March, without a holiday near it; Good Friday is 3 April 2026. */
it.each<[what: string, came: string, today: string, left: number, closure?: Closure]>([
  ['is two working days', '2026-03-10', '2026-03-10', 2],
  ['begins on the day after the message', '2026-03-10', '2026-03-11', 1],
  ['ends on the second of them', '2026-03-10', '2026-03-12', 0],
  ['is over on the third', '2026-03-10', '2026-03-13', -1],
  ['excludes weekends', '2026-03-13', '2026-03-16', 1],
  ['excludes the holidays that the studio observes', '2026-04-02', '2026-04-06', 1],
  ['excludes a day that the studio closed completely', '2026-03-10', '2026-03-12', 1, WEDNESDAY],
  ['includes a partly closed day', '2026-03-10', '2026-03-12', 0, NINE],
])('the answer time %s: from %s, on %s, %i days are left', (_, came, today, left, closure) => {
  const availability = { ...someAvailability, closures: closure ? [closure] : [] };
  expect(answerDaysLeft(noon(came), availability, noon(today))).toBe(left);
});

it('the answer time uses the time zone of São Paulo', () => {
  // It is 23:30 on Tuesday in São Paulo, and Wednesday in UTC.
  expect(answerDaysLeft(new Date('2026-03-11T02:30:00Z'), someAvailability, noon('2026-03-12'))).toBe(0);
});

it('submissions older than the bound are late, and newer submissions are not', () => {
  for (const hour of [0, 30, 60, 90, 120, 150]) {
    const now = new Date(noon('2031-05-14').getTime() + hour * 3_600_000);
    const bound = lateBefore(someAvailability, now);
    expect(answerDaysLeft(new Date(bound.getTime() - 1), someAvailability, now)).toBeLessThan(0);
    expect(answerDaysLeft(bound, someAvailability, now)).toBeGreaterThanOrEqual(0);
  }
});

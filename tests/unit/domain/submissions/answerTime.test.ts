import { expect, it } from 'vitest';
import { readAvailability } from '#src/domain/agenda/bookingRules.ts';
import { answerDaysLeft, lateBefore } from '#src/domain/submissions/answerTime.ts';

const someAvailability = readAvailability(undefined);
const noon = (day: string) => new Date(`${day}T15:00:00Z`);
const left = (
  came: string,
  today: string,
  closures: { from: string; to: string; slots?: '09:00'[] }[] = [],
) =>
  answerDaysLeft(
    noon(came),
    { ...someAvailability, closures: closures.map((closure) => ({ id: 'x', slots: [], ...closure })) },
    noon(today),
  );

it('the answer time is two working days, beginning on the day after the message', () => {
  // A Tuesday in March, without a holiday near it.
  expect(left('2026-03-10', '2026-03-10')).toBe(2);
  expect(left('2026-03-10', '2026-03-11')).toBe(1);
  expect(left('2026-03-10', '2026-03-12')).toBe(0);
  expect(left('2026-03-10', '2026-03-13')).toBe(-1);
});

it('the answer time excludes weekends and the holidays that the studio observes', () => {
  expect(left('2026-03-13', '2026-03-16')).toBe(1);
  // Good Friday is 3 April 2026.
  expect(left('2026-04-02', '2026-04-06')).toBe(1);
});

it('the answer time excludes a day that the studio closed completely, but includes a partly closed one', () => {
  const day = { from: '2026-03-11', to: '2026-03-11' };
  expect(left('2026-03-10', '2026-03-12', [day])).toBe(1);
  expect(left('2026-03-10', '2026-03-12', [{ ...day, slots: ['09:00'] }])).toBe(0);
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

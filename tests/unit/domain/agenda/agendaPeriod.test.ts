import { expect, it } from 'vitest';
import { agendaPeriod } from '#src/domain/agenda/agendaPeriod.ts';

it.each([
  ['day', '2026-12-31', '2026-12-31', '2026-12-31', '2026-12-30', '2027-01-01'],
  ['week', '2026-12-31', '2026-12-28', '2027-01-03', '2026-12-21', '2027-01-04'],
  ['month', '2026-12-31', '2026-11-30', '2027-01-03', '2026-11-01', '2027-01-01'],
  ['month', '2027-02-10', '2027-02-01', '2027-02-28', '2027-01-01', '2027-03-01'],
  ['month', '2027-01-31', '2026-12-28', '2027-01-31', '2026-12-01', '2027-02-01'],
] as const)(
  'the %s around %s has whole weeks or a single day, and a previous and a next period',
  (span, day, first, last, previous, next) => {
    const period = agendaPeriod(span, day);
    expect(period).toMatchObject({ previous, next });
    expect([period.days[0], period.days.at(-1)]).toEqual([first, last]);
    expect(period.days.length % 7).toBe(span === 'day' ? 1 : 0);
  },
);

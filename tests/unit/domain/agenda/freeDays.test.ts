import { expect, test } from 'vitest';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { agendaWithoutOwn, nearestFreeDays, nextFreeDays } from '#src/domain/agenda/freeDays.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';

// A Wednesday, half past ten in São Paulo.
const NOW = new Date('2026-03-11T13:30:00Z');
const agenda = (months: Record<string, Record<string, (typeof SLOTS)[number][]>>) => ({
  availability: DEFAULT_AVAILABILITY,
  months,
});

test('the next free days exclude closed, full and too near days, and load the next month if necessary', () => {
  const march = { '2026-03-12': [...SLOTS], '2026-03-13': SLOTS.slice(0, 5) };
  expect(nextFreeDays(agenda({ '2026-03': march }), 3, NOW)).toEqual({
    days: [
      { day: '2026-03-13', slots: ['16:00'] },
      { day: '2026-03-16', slots: [...SLOTS] },
      { day: '2026-03-17', slots: [...SLOTS] },
    ],
  });
  const many = nextFreeDays(agenda({ '2026-03': march }), 30, NOW);
  expect([many.days.length, many.unknownMonth]).toEqual([13, '2026-04']);
  expect(nextFreeDays(agenda({}), 3, NOW)).toEqual({ days: [], unknownMonth: '2026-03' });
});

test('the nearest free days are before and after the day, if there are any', () => {
  const months = { '2026-04': {}, '2026-09': {} };
  const days = (day: string) => nearestFreeDays(day, agenda(months), NOW).map((free) => free.day);
  expect(days('2026-04-03')).toEqual(['2026-04-02', '2026-04-06']);
  expect(days('2026-09-07')).toEqual(['2026-09-04']);
  expect(days('2027-01-01')).toEqual(['2026-09-04']);
});

test('when a booking is moved, its own slot no longer counts as taken, but is not offered either', () => {
  const taken = agenda({ '2026-03': { '2026-03-13': [...SLOTS] } });
  const current = { data: '2026-03-13', horario: SLOTS[2] } as const;
  const isOwn = ({ data, horario }: { data: string; horario: string }) =>
    data === current.data && horario === current.horario;
  const own = agendaWithoutOwn(taken, isOwn);
  const secondDay = (seen: typeof own) => nextFreeDays(seen, 2, NOW).days[1];
  expect(secondDay(taken)?.day).toBe('2026-03-16');
  expect(secondDay(own)).toEqual({ day: '2026-03-13', slots: [SLOTS[2]] });
  expect(secondDay({ ...own, current })?.day).toBe('2026-03-16');
});

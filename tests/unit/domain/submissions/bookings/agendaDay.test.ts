import { expect, it } from 'vitest';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { agendaDay } from '#src/domain/submissions/bookings/agendaDay.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { bookingSubmission } from '#tests/support/submissions.ts';

// A Thursday, 10:30 in São Paulo.
const NOW = new Date('2026-11-26T13:30:00Z');
const closures = [
  { id: 'dentist', from: '2026-11-30', to: '2026-11-30', slots: ['14:00' as const] },
  { id: 'trip', from: '2026-12-07', to: '2026-12-11', slots: [] },
];
const rules = {
  availability: { ...DEFAULT_AVAILABILITY, closures },
  settings: { reasons: { dentist: 'dentista' } },
};
const standings = (day: string, bookings: BookingSubmission[] = []) =>
  agendaDay(day, bookings, rules, NOW).map(({ standing, word }) =>
    word ? `${standing}: ${word}` : standing,
  );

it('a day distinguishes past slots, slots too near for visitors, and free slots', () => {
  expect(standings('2026-11-26')).toEqual(['past', 'past', 'late', 'late', 'late', 'late']);
  expect(standings('2026-11-27').at(-1)).toBe('free');
});

it('weekends, holidays and closed days have no free slot, however far ahead they are', () => {
  for (const day of ['2026-11-28', '2026-11-29', '2028-01-01'])
    expect(new Set(standings(day).map((one) => one.split(':')[0])), day).toEqual(new Set(['closed']));
  expect(standings('2026-12-25')[0]).toBe('closed: Natal');
  expect(standings('2026-12-09')[0]).toBe('closed');
  expect(standings('2027-09-01')[0]).toBe('late');
});

it('a day shows the studio’s reason only at the slot that it closed', () => {
  expect(standings('2026-11-30')).toEqual(['free', 'free', 'free', 'closed: dentista', 'free', 'free']);
});

it('a slot lists its current booking first, then its former bookings, and leaves out spam', () => {
  const day = '2026-12-07';
  const held = bookingSubmission({ data: day, horario: '10:00' });
  const cancelled = bookingSubmission({ data: day, horario: '10:00', holdsSlot: false, cancelledAt: NOW });
  const spam = bookingSubmission({ data: day, horario: '11:00', holdsSlot: false, state: 'spam' });
  const [, second, third] = agendaDay(day, [cancelled, held, spam], rules, NOW);
  expect(second).toMatchObject({ standing: 'taken', held, others: [cancelled] });
  expect(third).toMatchObject({ standing: 'closed', held: undefined, others: [] });
});

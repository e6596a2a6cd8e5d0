import { expect, it } from 'vitest';
import { SLOTS } from '#src/domain/agenda.ts';
import { dayAfter, dayAgenda } from '#src/domain/dayAgenda.ts';
import { bookingItem } from '#tests/support/inboxItems.ts';

it('has the six slots in their order, with who holds each', () => {
  const ana = bookingItem({ horario: '11:00' });
  const slots = dayAgenda([ana]);
  expect(slots.map(({ slot }) => slot)).toEqual([...SLOTS]);
  expect(slots.filter(({ held }) => held)).toEqual([{ slot: '11:00', held: ana, others: [] }]);
});

it('keeps the cancelled ones beside whoever has the slot now', () => {
  const cancelled = bookingItem({ holdsSlot: false, cancelledAt: new Date() });
  const held = bookingItem({ nome: 'Davi Rocha' });
  expect(dayAgenda([cancelled, held])[0]).toEqual({ slot: '09:00', held, others: [cancelled] });
  expect(dayAgenda([cancelled])[0]).toEqual({ slot: '09:00', held: undefined, others: [cancelled] });
});

it('has no place for spam', () => {
  const [slot] = dayAgenda([bookingItem({ state: 'spam', holdsSlot: false })]);
  expect(slot).toEqual({ slot: '09:00', held: undefined, others: [] });
});

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i day is %s', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other);
});

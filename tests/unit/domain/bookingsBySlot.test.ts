import { expect, it } from 'vitest';
import { bookingsBySlot } from '#src/domain/bookingsBySlot.ts';
import { SLOTS } from '#src/domain/slots.ts';
import { bookingSubmission } from '#tests/support/submissions.ts';

it('has the six slots in their order, with who holds each', () => {
  const ana = bookingSubmission({ horario: '11:00' });
  const slots = bookingsBySlot([ana]);
  expect(slots.map(({ slot }) => slot)).toEqual([...SLOTS]);
  expect(slots.filter(({ held }) => held)).toEqual([{ slot: '11:00', held: ana, others: [] }]);
});

it('keeps the cancelled ones beside whoever has the slot now', () => {
  const cancelled = bookingSubmission({ holdsSlot: false, cancelledAt: new Date() });
  const held = bookingSubmission({ nome: 'Davi Rocha' });
  expect(bookingsBySlot([cancelled, held])[0]).toEqual({ slot: '09:00', held, others: [cancelled] });
  expect(bookingsBySlot([cancelled])[0]).toEqual({ slot: '09:00', held: undefined, others: [cancelled] });
});

it('has no place for spam', () => {
  const [slot] = bookingsBySlot([bookingSubmission({ state: 'spam', holdsSlot: false })]);
  expect(slot).toEqual({ slot: '09:00', held: undefined, others: [] });
});

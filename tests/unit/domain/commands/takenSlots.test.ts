import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import type { Command } from '#src/domain/commands/table.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { completeBooking } from '#tests/support/completeBooking.ts';
import { sentMails } from '#tests/support/submissions.ts';
import { ago, give } from './giveCommand.ts';

const id = '3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10';
const booking = (slot: DaySlot) => ({ ...completeBooking, ...slot });

/** Commands that may take or free a slot, for a booking whose calendar entry has changed `sequence` times. */
const COMMANDS: ((slot: DaySlot, sequence: number) => Command)[] = [
  (slot) => ({ action: 'book', id, isSuspicious: false, requestHash: '', booking: booking(slot) }),
  (slot) => ({ action: 'enter', kind: 'bookings', id, booking: booking(slot) }),
  (slot, sequence) => ({ action: 'move', sequence, ...slot }),
  (slot) => ({ action: 'moveByStudio', tells: true, ...slot }),
  (_, sequence) => ({ action: 'cancel', sequence }),
  () => ({ action: 'cancelByStudio' }),
  () => ({ action: 'state', state: 'spam' }),
  () => ({ action: 'state', state: 'new' }),
  () => ({ action: 'confirm' }),
  () => ({ action: 'lapse' }),
  () => ({ action: 'delete', tells: false }),
];

const step = fc.record({
  at: fc.nat({ max: 2 }),
  slot: fc.record({ data: fc.constant('2026-03-05'), horario: fc.constantFrom('09:00', '10:00') }),
  command: fc.constantFrom(...COMMANDS),
  isFlood: fc.boolean(),
});

const ofSlot = ({ data, horario }: DaySlot) => `${data} ${horario}`;

test('no slot is booked twice, whatever the order of commands', () => {
  const orders = fc.array(step, { minLength: 40, maxLength: 40 });
  const property = fc.property(orders, (steps) => {
    const bookings: (BookingSubmission | undefined)[] = [];
    const taken = new Set<string>();
    for (const [hour, { at, slot, command, isFlood }] of steps.entries()) {
      const stored = bookings[at];
      const given = { taken: [...taken], isFlood, now: ago(-hour) };
      const outcome = give(command(slot, stored?.sequence ?? 0), stored, given);
      if (typeof outcome !== 'object' || 'refused' in outcome) continue;
      const { fields, frees, takes, isDeletion } = outcome;
      if (frees) taken.delete(ofSlot(frees));
      if (takes) taken.add(ofSlot(takes));
      const after = { kind: 'bookings', id, mail: sentMails, ...stored, ...fields } as BookingSubmission;
      bookings[at] = isDeletion ? undefined : after;
      const held = bookings.flatMap((one) => (one?.holdsSlot ? [ofSlot(one)] : []));
      expect(held.toSorted()).toEqual([...taken].toSorted());
    }
  });
  fc.assert(property, { seed: 59, numRuns: 100 });
});

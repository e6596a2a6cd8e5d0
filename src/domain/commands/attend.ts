import { isPastSlot } from '../agenda/slots.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/** The studio notes whether a consultation that has begun took place. */
export function attend(
  { attendance: before, holdsSlot, data, horario }: BookingSubmission,
  { attendance }: { attendance: 'kept' | 'missed' },
  { now }: CommandContext,
): Outcome {
  if (before === attendance) return undefined;
  if (!holdsSlot || !isPastSlot(data, horario, now)) return { refused: 'closed' };
  return { what: attendance, fields: { attendance } };
}

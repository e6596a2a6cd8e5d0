import { isPastSlot } from '../agenda/slots.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/** Records whether the visitor came to a consultation, or removes the record (`none`). */
export function attend(
  { attendance: before, holdsSlot, data, horario }: BookingSubmission,
  { attendance }: { attendance: 'kept' | 'missed' | 'none' },
  { now }: CommandContext,
): Outcome {
  if ((before ?? 'none') === attendance) return undefined;
  if (!holdsSlot || !isPastSlot(data, horario, now)) return { refused: 'closed' };
  if (attendance === 'none') return { what: 'unnoted', fields: { attendance: undefined } };
  return { what: attendance, fields: { attendance } };
}

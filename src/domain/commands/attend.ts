import { isPastSlot } from '../agenda/slots.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/** The studio notes whether a consultation that has begun took place, or takes its note back (`none`); the figures follow. */
export function attend(
  { attendance: before, holdsSlot, tipoConsulta, data, horario }: BookingSubmission,
  { attendance }: { attendance: 'kept' | 'missed' | 'none' },
  { now }: CommandContext,
): Outcome {
  if ((before ?? 'none') === attendance) return undefined;
  if (!holdsSlot || !isPastSlot(data, horario, now)) return { refused: 'closed' };
  const after = attendance === 'none' ? undefined : attendance;
  return {
    what: after ?? 'unnoted',
    fields: { attendance: after },
    counts: {
      ...(after && { [after]: { [tipoConsulta]: 1 } }),
      ...(before && { [before]: { [tipoConsulta]: -1 } }),
    },
  };
}

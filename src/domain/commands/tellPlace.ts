import { isPastSlot } from '../agenda/slots.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';
import { bookingMails } from './visitorMails.ts';

/**
 * Whether the visitor of a booking was promised where it takes place, and waits for it: it has no address of its own, and never
 * had one; and a confirmation that is still to be sent will say it.
 */
export function awaitsPlace(booking: BookingSubmission, now: Date): boolean {
  const { holdsSlot, meetingAddress, history, mail, data, horario } = booking;
  const isTold = meetingAddress !== '' || history.some(({ what }) => what === 'place');
  const isPossible =
    holdsSlot && !isPastSlot(data, horario, now) && bookingMails(booking, ['place']).length > 0;
  return isPossible && !isTold && !mail.outstanding.includes('visitor');
}

/** The site tells a visitor, once, where all consultations take place since the studio has said it. */
export function tellPlace(booking: BookingSubmission, _: object, { now }: CommandContext): Outcome {
  if (!awaitsPlace(booking, now)) return undefined;
  const { sequence, history } = booking;
  return {
    fields: { sequence: sequence + 1, history: [...history, { at: now, what: 'place', by: 'site' }] },
    mails: ['place'],
  };
}

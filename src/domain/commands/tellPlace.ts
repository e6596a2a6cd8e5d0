import { isUpcoming } from '../submissions/bookings/isUpcoming.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import { todayInSaoPaulo } from '../time/saoPauloTime.ts';
import type { CommandContext, Outcome } from './command.ts';
import type { DueRule } from './dueRule.ts';
import { hostMails } from './hosted.ts';
import { bookingMails } from './visitorMails.ts';

/** Whether a future booking has no meeting address of its own, and no mail has told the visitor an address. */
function lacksPlace(booking: BookingSubmission, now: Date) {
  const isTold = booking.meetingAddress !== '' || booking.history.some(({ what }) => what === 'place');
  return !isTold && isUpcoming(booking, now);
}

/** Whether the visitor was promised the place and waits for it. False if an unsent confirmation contains the place. */
export function awaitsPlace(booking: BookingSubmission, now: Date): boolean {
  const isPromised = lacksPlace(booking, now) && bookingMails(booking, ['place']).length > 0;
  return isPromised && !booking.mail.outstanding.includes('visitor');
}

/** The future bookings, if some visitors have not received the place yet. */
export const untoldPlaces: DueRule = ({ now, settings }) =>
  settings.isPlaceUntold
    ? [{ where: { holdsSlot: true }, range: ['data', '>=', todayInSaoPaulo(now)], isLasting: true }]
    : [];

/** After the studio has set the place, mails it to the visitor. The host gets an update for the calendar. */
export function tellPlace(booking: BookingSubmission, _: object, { now }: CommandContext): Outcome {
  if (!lacksPlace(booking, now)) return undefined;
  const mails = [...(awaitsPlace(booking, now) ? (['place'] as const) : []), ...hostMails(booking)];
  if (mails.length === 0) return undefined;
  const { sequence, history } = booking;
  return {
    fields: { sequence: sequence + 1, history: [...history, { at: now, what: 'place', by: 'site' }] },
    mails,
  };
}

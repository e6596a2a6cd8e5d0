import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';
import { hostMails } from './hosted.ts';
import { bookingMails } from './visitorMails.ts';

/** Sets the booking's own meeting link; an empty value removes it. The visitor gets a mail with a new link. */
export function setMeetingLink(
  booking: BookingSubmission,
  { meetingAddress }: { meetingAddress: string },
  { now }: CommandContext,
): Outcome {
  if (!booking.holdsSlot) return { refused: 'cancelled' };
  if (booking.meetingAddress === meetingAddress) return undefined;
  const mails = meetingAddress ? bookingMails(booking, ['place']) : [];
  return {
    what: 'place',
    fields: {
      meetingAddress,
      sequence: booking.sequence + 1,
      history: [...booking.history, { at: now, what: 'place', by: 'studio' }],
    },
    mails: [...mails, ...hostMails(booking)],
    sendsNow: true,
    ...(meetingAddress && { audit: ['place'] }),
    drops: (name) => name === 'place',
  };
}

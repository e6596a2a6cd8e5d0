import { type MailName, mailRow } from '../submissions/mails/mailName.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext } from './command.ts';

/** Maximum number of mails a day that visitors' actions cause to one mailbox; `first` limits first confirmations. */
export const DAILY_MAILS = { ofMailbox: 10, first: 3 };

/** The mails of `names` that may still be sent to the mailbox today. */
export function firstMails(
  names: MailName[],
  { mailsToday }: Pick<CommandContext, 'mailsToday'>,
): MailName[] {
  return mailsToday.first < DAILY_MAILS.first ? names : [];
}

/** The mails of `names` that may be sent: none without an address, or before the studio has confirmed the booking. */
export function bookingMails(booking: BookingSubmission, names: MailName[]): MailName[] {
  const isTold = booking.email !== '' && stateOf(booking).isTrusted;
  return names.filter((name) => isTold || mailRow(name).to !== 'visitor');
}

/**
 * Whether the mailbox has received its daily maximum of mails, so that a mail about a move is withheld. Mails about
 * cancellations count, but are always sent. VISITOR_MOVES limits the mails of one booking.
 */
export function isHeldBack({ mailsToday: { first, later } }: Pick<CommandContext, 'mailsToday'>): boolean {
  return first + later >= DAILY_MAILS.ofMailbox;
}

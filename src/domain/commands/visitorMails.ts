import { type MailName, mailRow } from '../submissions/mails/mailName.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext } from './command.ts';

/** Maximum number of mails a day that visitors' actions cause to one mailbox; `first` limits first confirmations. */
export const DAILY_MAILS = { ofMailbox: 10, first: 3 };

/** The mails that may still go to the mailbox today. */
export function firstMails(
  names: MailName[],
  { mailsToday }: Pick<CommandContext, 'mailsToday'>,
): MailName[] {
  return mailsToday.first < DAILY_MAILS.first ? names : [];
}

/** Those of `names` that may be sent: none to a visitor without an address, or before the studio has confirmed. */
export function bookingMails(booking: BookingSubmission, names: MailName[]): MailName[] {
  const isTold = booking.email !== '' && stateOf(booking).isTrusted;
  return names.filter((name) => isTold || mailRow(name).to !== 'visitor');
}

/**
 * Whether the mailbox has had its mails of the day, so that a mail about a move is withheld. Cancellations count but
 * are always sent. VISITOR_MOVES limits the mails of one booking.
 */
export function isHeldBack({ mailsToday: { first, later } }: Pick<CommandContext, 'mailsToday'>): boolean {
  return first + later >= DAILY_MAILS.ofMailbox;
}

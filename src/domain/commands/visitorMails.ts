import { type MailName, mailRow } from '../submissions/mails/mailName.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext } from './command.ts';

/** Maximum number of mails a day that visitors' commands send to one mailbox. `first` limits first confirmations. */
export const DAILY_MAILS = { ofMailbox: 10, first: 3 };

/** Returns `names` if first confirmations may still be sent to the mailbox today, else an empty list. */
export function firstMails(names: MailName[], { mailsToday }: Pick<CommandContext, 'mailsToday'>) {
  return mailsToday.first < DAILY_MAILS.first ? names : [];
}

/** Leaves out mails to the visitor if there is no address, or if the studio must still confirm the booking. */
export function bookingMails(booking: BookingSubmission, names: MailName[]): MailName[] {
  const isTold = booking.email !== '' && stateOf(booking).isTrusted;
  return names.filter((name) => isTold || mailRow(name).to !== 'visitor');
}

/**
 * Whether the mailbox has received its daily maximum of mails. Then a move sends no mail to the visitor. Mails about
 * cancellations count, but are always sent. VISITOR_MOVES limits the mails of one booking.
 */
export function isHeldBack({ mailsToday: { first, later } }: Pick<CommandContext, 'mailsToday'>): boolean {
  return first + later >= DAILY_MAILS.ofMailbox;
}

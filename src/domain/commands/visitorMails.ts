import { type MailName, mailRow } from '../submissions/mails/mailName.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { CommandContext } from './command.ts';

/** Most mails a day that visitors' own actions cause to somebody outside the studio; `first` are first confirmations. */
export const DAILY_MAILS = { ofSubmission: 6, ofMailbox: 10, first: 3 };

export const FIRST_MAILS: readonly MailName[] = ['visitor', 'requested'];

/** The mails that may still go to the mailbox today. */
export function firstMails(
  names: MailName[],
  { mailsToday }: Pick<CommandContext, 'mailsToday'>,
): MailName[] {
  return mailsToday.first < DAILY_MAILS.first ? names : [];
}

const DAY_MS = 86_400_000;

/** The mails among `names` that may be sent: none to a visitor without an address, or before the studio has confirmed. */
export function bookingMails(booking: BookingSubmission, names: MailName[]): MailName[] {
  const isTold = booking.email !== '' && stateOf(booking).isTrusted;
  return names.filter((name) => isTold || mailRow(name).to !== 'visitor');
}

/**
 * Whether the mail about a move exceeds the day's limit of the booking or its mailbox. First confirmations have another
 * limit; cancellations count but are always sent.
 */
export function isHeldBack(
  booking: BookingSubmission,
  { now, mailsToday: { first, later } }: Pick<CommandContext, 'now' | 'mailsToday'>,
): boolean {
  return mailsCaused(booking, now) >= DAILY_MAILS.ofSubmission || first + later >= DAILY_MAILS.ofMailbox;
}

/** How many mails to its visitor the visitor's own actions have caused within the last day. */
function mailsCaused(booking: BookingSubmission, now: Date): number {
  if (!stateOf(booking).isTrusted) return 0;
  const isRecent = (at: Date | null) => at !== null && now.getTime() - at.getTime() < DAY_MS;
  const { createdAt, form, history, cancelledAt, cancelledBy } = booking;
  const moves = history.filter(
    ({ at, what, by, isHeld }) => what === 'moved' && by === 'visitor' && !isHeld && isRecent(at),
  );
  const isCancelled = cancelledBy === 'visitor' && isRecent(cancelledAt);
  return moves.length + Number(form !== 'entered' && isRecent(createdAt)) + Number(isCancelled);
}

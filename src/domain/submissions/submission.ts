import type { Booking } from '../forms/booking.ts';
import type { Submission } from './completeSubmission.ts';
import type { ReplyMail } from './replies.ts';

export type { BookingSubmission, MessageSubmission, Submission, SubmissionOf } from './completeSubmission.ts';

/** The two kinds, each with the collection of its name. */
export const SUBMISSION_KINDS = ['messages', 'bookings'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/**
 * The mails about what somebody sent, to the studio and to the visitor; of a booking also about its move, cancellation, meeting
 * address and reminder. An answer of the studio is a mail of its own.
 */
export type MailName =
  | 'studio'
  | 'visitor'
  | 'cancellation'
  | 'studioCancellation'
  | 'moved'
  | 'studioMoved'
  | 'place'
  | 'reminder'
  | ReplyMail;

/**
 * How far a mail is. `pending`: it will be tried at `nextAttemptAt`; `failed`: nobody tries any more; `withheld`: it is
 * never sent. `lastError` is a code ('ECONNREFUSED', 'EENVELOPE 550'), never a server's text.
 */
export type MailProgress = {
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  nextAttemptAt: Date | null;
  lastError: string | null;
};

/** How far the mails of a submission are together, as mails/{id} has them; `outstanding` are those not sent. */
export type MailState = Submission['mail'];

/**
 * Later changes of a stored booking; `from` is where it was before a move. `isHeld`: its visitor was not told, because the day's
 * mails were used up (src/domain/commands/visitorMails.ts); `isUntold`: the studio moved it without a mail.
 */
export type BookingEvent = {
  at: Date;
  what: 'entered' | 'moved' | 'place' | 'reminded';
  by: 'visitor' | 'studio' | 'site';
  from?: Pick<Booking, 'data' | 'horario'>;
  isHeld?: true;
  isUntold?: true;
};

/** Whether a consultation took place, as the studio notes it. */
export const ATTENDANCES = ['kept', 'missed'] as const;

/** Where the mails of a submission go: the address that was sent with it, unless the studio has corrected it. */
export function mailAddress({ email, correctedEmail }: Pick<Submission, 'email' | 'correctedEmail'>): string {
  return correctedEmail?.address ?? email;
}

/** The e-mail as submissions of one address are found by: without spaces around it and in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Where it stands that something has changed in the inbox; each change has another id. */
export const INBOX_CHANGE_PATH = 'inbox/change';

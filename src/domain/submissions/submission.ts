import type { Submission } from './completeSubmission.ts';

export type { BookingSubmission, MessageSubmission, Submission, SubmissionOf } from './completeSubmission.ts';

/** The two kinds, each with the collection of its name. */
export const SUBMISSION_KINDS = ['messages', 'bookings'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** How far the mails of a submission are together, as mails/{id} has them; `outstanding` are those not sent. */
export type MailState = Submission['mail'];

/** The address for mails: the corrected one, else the sent one. */
export function mailAddress({ email, correctedEmail }: Pick<Submission, 'email' | 'correctedEmail'>): string {
  return correctedEmail?.address ?? email;
}

/** The e-mail as submissions of one address are found by: without spaces around it and in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Path of the document whose id changes whenever the inbox changes. */
export const INBOX_CHANGE_PATH = 'inbox/change';

import type { Submission } from './completeSubmission.ts';

export type { BookingSubmission, MessageSubmission, Submission, SubmissionOf } from './completeSubmission.ts';

export const SUBMISSION_KINDS = ['messages', 'bookings'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** The summary of a submission's mails. `outstanding` lists the mails that are not sent yet. */
export type MailState = Submission['mail'];

/** The address for mails: the corrected one, or else the one that the visitor sent. */
export function mailAddress({ email, correctedEmail }: Pick<Submission, 'email' | 'correctedEmail'>): string {
  return correctedEmail?.address ?? email;
}

/** The trimmed e-mail in lower case. Queries use this key to find all submissions of an address. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Path of the document whose id changes whenever the inbox changes. */
export const INBOX_CHANGE_PATH = 'inbox/change';

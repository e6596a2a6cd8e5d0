import type { Submission } from './completeSubmission.ts';

export type { BookingSubmission, MessageSubmission, Submission, SubmissionOf } from './completeSubmission.ts';

/** The two kinds of submissions. Each has a collection of the same name. */
export const SUBMISSION_KINDS = ['messages', 'bookings'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** The summary of a submission's mails; `outstanding` are those not sent yet. */
export type MailState = Submission['mail'];

/** The address for mails: the corrected address, else the address that the visitor sent. */
export function mailAddress({ email, correctedEmail }: Pick<Submission, 'email' | 'correctedEmail'>): string {
  return correctedEmail?.address ?? email;
}

/** The trimmed, lower-case e-mail by which the submissions of one address are found. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Path of the document whose id changes whenever the inbox changes. */
export const INBOX_CHANGE_PATH = 'inbox/change';

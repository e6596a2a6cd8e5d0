import { studio } from '../../../src/content/studio.ts';
import type { MailName } from '../../../src/domain/submission.ts';
import type { Mail } from '../adapters/mail.ts';
import type { StoredSubmission } from '../adapters/submissionStore.ts';
import { bookingCancellation, bookingConfirmation, bookingMail } from './bookingMails.ts';
import { contactAcknowledgement, contactMessageMail } from './contactMails.ts';

/** Sender of all mails, and where the studio receives. */
export type MailAddresses = { from: string; studioAddress: string };

const bookingMails = {
  studio: bookingMail,
  visitor: bookingConfirmation,
  cancellation: bookingCancellation,
};

/** One of the mails that belong to a submission, the same whenever it is made. */
export function composeMail(submission: StoredSubmission, name: MailName, addresses: MailAddresses): Mail {
  const { id } = submission;
  const messageId = `<${id}.${name}@${studio.email.split('@')[1]}>`;
  return { ...compose(submission, name, { id, ...addresses }), messageId };
}

function compose(
  { kind, record }: StoredSubmission,
  name: MailName,
  envelope: MailAddresses & { id: string },
): Mail {
  if (kind === 'bookings') return bookingMails[name](record, envelope);
  return name === 'studio' ? contactMessageMail(record, envelope) : contactAcknowledgement(record, envelope);
}

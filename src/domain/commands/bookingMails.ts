import type { MailName, StoredBooking } from '../submissions/submission.ts';

/** The mails among `names` that may be sent: none to a visitor without an address, or before the studio has confirmed. */
export function bookingMails({ email, state }: StoredBooking, names: MailName[]): MailName[] {
  const isTold = email !== '' && state !== 'review';
  return names.filter((name) => isTold || name.startsWith('studio'));
}

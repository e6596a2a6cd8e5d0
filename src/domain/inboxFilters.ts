import type { MailState, StoredBooking, StoredFields, SubmissionState } from './submission.ts';

/** What the inbox can be narrowed down to; `inbox` is what waits or was answered, `undelivered` what lacks a mail. */
export const INBOX_FILTERS = ['inbox', 'new', 'answered', 'archived', 'undelivered', 'spam'] as const;

export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** The states that each filter shows; `undelivered` goes by the mails instead. */
export const FILTER_STATES: Record<Exclude<InboxFilter, 'undelivered'>, readonly SubmissionState[]> = {
  inbox: ['new', 'review', 'answered'],
  new: ['new', 'review'],
  answered: ['answered'],
  archived: ['archived'],
  spam: ['spam'],
};

/** How far the mails of a record are: `sending` includes what was just asked for again. */
export function deliveryStatus({ state, attempts, lastError }: MailState) {
  if (state === 'sent' || state === 'withheld') return state;
  return state === 'failed' || (attempts > 0 && lastError !== null) ? 'undelivered' : 'sending';
}

/** Whether the filter shows the record. */
export function isInFilter(
  { state, mail }: Pick<StoredFields, 'state' | 'mail'>,
  filter: InboxFilter,
): boolean {
  return filter === 'undelivered'
    ? deliveryStatus(mail) === 'undelivered'
    : FILTER_STATES[filter].includes(state);
}

/** `unheld`: it came in as spam, so its slot was never taken. */
export function bookingStatus({ holdsSlot, cancelledAt }: Pick<StoredBooking, 'holdsSlot' | 'cancelledAt'>) {
  if (holdsSlot) return 'held';
  return cancelledAt ? 'cancelled' : 'unheld';
}

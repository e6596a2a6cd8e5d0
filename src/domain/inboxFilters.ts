import type { BookingRecord, InboxRecord, InboxState, MailState } from './inbox.ts';

/** What the inbox can be narrowed down to; `inbox` is what waits or was answered, `undelivered` what lacks a mail. */
export const INBOX_FILTERS = ['inbox', 'new', 'answered', 'archived', 'undelivered', 'spam'] as const;

export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** The states that each filter shows; `undelivered` goes by the mails instead. */
export const FILTER_STATES: Record<Exclude<InboxFilter, 'undelivered'>, readonly InboxState[]> = {
  inbox: ['new', 'answered'],
  new: ['new'],
  answered: ['answered'],
  archived: ['archived'],
  spam: ['spam'],
};

/** How far the mails of a record are: `sending` includes what was just asked for again. */
export function deliveryOf({ state, attempts, lastError }: MailState) {
  if (state === 'sent' || state === 'withheld') return state;
  return state === 'failed' || (attempts > 0 && lastError !== null) ? 'undelivered' : 'sending';
}

/** Whether the filter shows the record. */
export function isInFilter(
  { state, mail }: Pick<InboxRecord, 'state' | 'mail'>,
  filter: InboxFilter,
): boolean {
  return filter === 'undelivered'
    ? deliveryOf(mail) === 'undelivered'
    : FILTER_STATES[filter].includes(state);
}

/** `unheld`: it came in as spam, so its slot was never taken. */
export function bookingStanding({
  holdsSlot,
  cancelledAt,
}: Pick<BookingRecord, 'holdsSlot' | 'cancelledAt'>) {
  if (holdsSlot) return 'held';
  return cancelledAt ? 'cancelled' : 'unheld';
}

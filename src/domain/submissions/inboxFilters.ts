import { saoPauloMinute } from '../time/saoPauloTime.ts';
import type { MailState, StoredBooking, Submission, SubmissionKind, SubmissionState } from './submission.ts';

/** By the state that the studio gave and by the mails; `inbox` is what waits or was answered, `undelivered` what lacks a mail. */
const STATE_FILTERS = ['inbox', 'new', 'answered', 'archived', 'undelivered', 'spam'] as const;

/** By the consultation: still to come, begun, or cancelled. */
const CONSULTATION_FILTERS = ['upcoming', 'past', 'cancelled'] as const;

export type ConsultationFilter = (typeof CONSULTATION_FILTERS)[number];
export type InboxFilter = (typeof STATE_FILTERS)[number] | ConsultationFilter;

/** Filters of each list of the inbox; the first is the default. */
export const INBOX_FILTERS = {
  messages: STATE_FILTERS,
  bookings: [...CONSULTATION_FILTERS, ...STATE_FILTERS],
} as const satisfies Record<SubmissionKind, readonly InboxFilter[]>;

const NO_SPAM: readonly SubmissionState[] = ['new', 'review', 'answered', 'archived'];

/** The states that each filter shows; `undelivered` goes by the mails instead, and those of consultations by more than it. */
export const FILTER_STATES: Record<Exclude<InboxFilter, 'undelivered'>, readonly SubmissionState[]> = {
  inbox: ['new', 'review', 'answered'],
  new: ['new', 'review'],
  answered: ['answered'],
  archived: ['archived'],
  spam: ['spam'],
  upcoming: NO_SPAM,
  past: NO_SPAM,
  cancelled: NO_SPAM,
};

/** Whether the filter goes by the consultation, so that bookings alone have it. */
export function isConsultationFilter(filter: InboxFilter): filter is ConsultationFilter {
  return CONSULTATION_FILTERS.some((name) => name === filter);
}

/** Whether the filter leaves out cancelled bookings, which have one of their own. */
export function hidesCancelled(filter: InboxFilter): boolean {
  return filter !== 'cancelled' && filter !== 'undelivered' && filter !== 'spam';
}

/** How far the mails of a record are: `sending` includes what was just asked for again. */
export function deliveryStatus({ state, attempts, lastError }: MailState) {
  if (state === 'sent' || state === 'withheld') return state;
  return state === 'failed' || (attempts > 0 && lastError !== null) ? 'undelivered' : 'sending';
}

type Filtered = Pick<Submission, 'state' | 'mail'> &
  Partial<Pick<StoredBooking, 'holdsSlot' | 'cancelledAt' | 'data' | 'horario'>>;

/** Whether the filter shows the record at `now`. */
export function isInFilter(record: Filtered, filter: InboxFilter, now: Date): boolean {
  if (filter === 'undelivered') return deliveryStatus(record.mail) === 'undelivered';
  if (!FILTER_STATES[filter].includes(record.state)) return false;
  if (filter === 'cancelled') return Boolean(record.cancelledAt);
  if (record.cancelledAt && hidesCancelled(filter)) return false;
  return !isConsultationFilter(filter) || isOnItsSide(record, filter, now);
}

/** A consultation that has begun is past. */
function isOnItsSide({ holdsSlot, data, horario }: Filtered, filter: 'upcoming' | 'past', now: Date) {
  const { day, time } = saoPauloMinute(now);
  return holdsSlot === true && `${data} ${horario}` > `${day} ${time}` === (filter === 'upcoming');
}

/**
 * How a consultation stands: booked, and once the studio has noted it kept or missed; or cancelled. `unheld`: it came in as
 * spam, so its slot was never taken.
 */
export function bookingStatus({
  holdsSlot,
  cancelledAt,
  attendance,
}: Pick<StoredBooking, 'holdsSlot' | 'cancelledAt' | 'attendance'>) {
  if (holdsSlot) return attendance ?? 'held';
  return cancelledAt ? 'cancelled' : 'unheld';
}

import type { Subject } from '../kinds.ts';
import { type BookingStanding, STATES, type Standing, stateOf, statesIn } from '../states.ts';
import { type BookingSubmission, type MailState, SUBMISSION_KINDS, type Submission } from '../submission.ts';
import type { ExportPeriod } from './dataExport.ts';
import { subjectTerm } from './searchTerms.ts';

/**
 * The views of the list of conversations; the first is the usual one. Conversations in `open` wait for the studio: in
 * `mine` the reader is responsible, in `unassigned` nobody. `waiting` ones are answered, `later` ones put away until a day, `undelivered` ones lack a mail.
 */
export const INBOX_FILTERS = [
  'open',
  'mine',
  'unassigned',
  'waiting',
  'later',
  'done',
  'undelivered',
  'spam',
] as const;

export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** The standing that each view shows; `undelivered` goes by the mails instead. */
const STANDINGS: Record<Exclude<InboxFilter, 'undelivered'>, Standing> = {
  open: 'open',
  mine: 'open',
  unassigned: 'open',
  waiting: 'waiting',
  later: 'later',
  done: 'done',
  spam: 'spam',
};

/** The states that a view shows, to be asked for. */
export function statesOf(filter: Exclude<InboxFilter, 'undelivered'>) {
  return statesIn(STANDINGS[filter]);
}

/** A list of the inbox: its view, the subject and the tag (if they are chosen) and the reader's e-mail. */
export interface SubmissionQuery {
  filter: InboxFilter;
  subject: Subject | undefined;
  own: string;
  tag?: string | undefined;
}

/** A search: what was typed, and what it is narrowed to, by subject, standing and the days of arrival (yyyy-mm-dd). */
export interface Search extends ExportPeriod {
  typed: string;
  subject?: Subject | undefined;
  standing?: Standing | undefined;
}

/** The kinds that a subject may have. */
export function kindsOf(subject: Subject | undefined) {
  return SUBMISSION_KINDS.filter((kind) => !subject || (kind === 'bookings') === (subject === 'booking'));
}

/** How far the mails of a record are: `sending` includes what was just asked for again. */
export function deliveryStatus({ state, attempts, lastError }: MailState) {
  if (state === 'sent' || state === 'withheld') return state;
  return state === 'failed' || (attempts > 0 && lastError !== null) ? 'undelivered' : 'sending';
}

type Listed = Pick<Submission, 'kind' | 'state' | 'mail' | 'responsible' | 'tags' | 'search'>;

/** Whether a record has a subject; for messages by their search terms, as in the database. */
export function isAbout({ kind, search }: Pick<Submission, 'kind' | 'search'>, subject: Subject): boolean {
  if (subject === 'booking' || kind === 'bookings') return subject === 'booking' && kind === 'bookings';
  return search.includes(subjectTerm(subject));
}

export function isListed(record: Listed, { filter, subject, own, tag }: SubmissionQuery): boolean {
  if (tag && !record.tags.includes(tag)) return false;
  if (subject && !isAbout(record, subject)) return false;
  if (filter === 'undelivered') return deliveryStatus(record.mail) === 'undelivered';
  if (filter === 'mine' && record.responsible !== own) return false;
  if (filter === 'unassigned' && record.responsible !== '') return false;
  return record.state in STATES && stateOf(record).standing === STANDINGS[filter];
}

export function bookingStatus({
  holdsSlot,
  cancelledAt,
  attendance,
}: Pick<BookingSubmission, 'holdsSlot' | 'cancelledAt' | 'attendance'>): BookingStanding {
  if (holdsSlot) return attendance ?? 'held';
  return cancelledAt ? 'cancelled' : 'unheld';
}

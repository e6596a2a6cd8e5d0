import { type BookingStanding, type SubmissionState, statesIn } from '../states.ts';
import type { Subject } from '../subjects.ts';
import { type BookingSubmission, type MailState, SUBMISSION_KINDS, type Submission } from '../submission.ts';
import { type Standing, VIEWS, type ViewName } from '../views.ts';
import type { ExportPeriod } from './dataExport.ts';
import { subjectTerm } from './searchTerms.ts';

/** A list of the inbox: its view, the reader's e-mail, and the subject and the tag if they are chosen. */
export interface SubmissionQuery {
  filter: ViewName;
  subject: Subject | undefined;
  own: string;
  tag?: string | undefined;
}

/** A search: the typed text, and filters by subject, view and days of arrival (yyyy-mm-dd). */
export interface Search extends ExportPeriod {
  typed: string;
  subject?: Subject | undefined;
  standing?: Standing | undefined;
}

/** The kinds of submissions that can have this subject. */
export function kindsOf(subject: Subject | undefined) {
  return SUBMISSION_KINDS.filter((kind) => !subject || (kind === 'bookings') === (subject === 'booking'));
}

/** The delivery state of a submission's mails. Mails that were requested again are `sending`. */
export function deliveryStatus({ state, attempts, lastError }: MailState) {
  if (state === 'sent' || state === 'withheld') return state;
  return state === 'failed' || (attempts > 0 && lastError !== null) ? 'undelivered' : 'sending';
}

type Listed = Pick<Submission, 'kind' | 'state' | 'mail' | 'responsible' | 'tags' | 'search'>;

/** Whether a submission has this subject. For messages, checks the search terms, as the database does. */
export function isAbout({ kind, search }: Pick<Submission, 'kind' | 'search'>, subject: Subject): boolean {
  if (subject === 'booking' || kind === 'bookings') return subject === 'booking' && kind === 'bookings';
  return search.includes(subjectTerm(subject));
}

/** The conditions for conversations in a list; undefined for the list of undelivered mails. */
export function listConditions({
  filter,
  own,
}: Pick<SubmissionQuery, 'filter' | 'own'>): { states: SubmissionState[]; responsible?: string } | undefined {
  const view = VIEWS[filter];
  if (view.shows === 'mails') return undefined;
  if (view.shows === 'states') return { states: statesIn(filter as Standing) };
  return { states: statesIn('open'), responsible: view.responsible === 'reader' ? own : '' };
}

/** Whether a submission belongs to a list of the inbox. */
export function isListed(record: Listed, wanted: SubmissionQuery): boolean {
  const { subject, tag } = wanted;
  if (tag && !record.tags.includes(tag)) return false;
  if (subject && !isAbout(record, subject)) return false;
  const conditions = listConditions(wanted);
  if (!conditions) return deliveryStatus(record.mail) === 'undelivered';
  const { states, responsible = record.responsible } = conditions;
  return record.responsible === responsible && states.includes(record.state);
}

/** The status of a booking: its attendance, or 'held', while it holds its slot; otherwise 'cancelled' or 'unheld'. */
export function bookingStatus({
  holdsSlot,
  cancelledAt,
  attendance,
}: Pick<BookingSubmission, 'holdsSlot' | 'cancelledAt' | 'attendance'>): BookingStanding {
  if (holdsSlot) return attendance ?? 'held';
  return cancelledAt ? 'cancelled' : 'unheld';
}

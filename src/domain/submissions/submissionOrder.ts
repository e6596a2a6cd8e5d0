import type { InboxFilter } from './inboxFilters.ts';
import type { Submission } from './submission.ts';

/** A negative number where the first of two submissions stands before the second. */
export type SubmissionOrder = (a: Submission, b: Submission) => number;

const byId: SubmissionOrder = (a, b) => (a.id < b.id ? 1 : -1);

/** The newest first. */
export const newestFirst: SubmissionOrder = (a, b) =>
  b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b);

const timeOf = (submission: Submission) =>
  submission.kind === 'bookings' ? `${submission.data} ${submission.horario}` : '';

const latestFirst: SubmissionOrder = (a, b) => {
  const [one, other] = [timeOf(a), timeOf(b)];
  if (one === other) return byId(a, b);
  return one < other ? 1 : -1;
};

const cancelledAt = (submission: Submission) =>
  (submission.kind === 'bookings' && submission.cancelledAt?.getTime()) || 0;

/**
 * The order of a list: consultations to come have the next one first, past ones and cancellations the latest, everything
 * else what came in last.
 */
export function submissionOrder({ filter }: { filter: InboxFilter }): SubmissionOrder {
  if (filter === 'upcoming') return (a, b) => -latestFirst(a, b);
  if (filter === 'past') return latestFirst;
  if (filter === 'cancelled') return (a, b) => cancelledAt(b) - cancelledAt(a) || byId(a, b);
  return newestFirst;
}

/** The newer of two readings of a record: an answer that was under way while it changed is out of date. */
export function latestVersion<Item extends Submission>(known: Item, read: Item): Item {
  return known.updatedAt > read.updatedAt ? known : read;
}

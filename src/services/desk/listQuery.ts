import {
  documentId,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore/lite';
import { FILTER_STATES, hidesCancelled, type InboxFilter } from '#src/domain/submissions/inboxFilters.ts';
import type { SubmissionKind } from '#src/domain/submissions/submission.ts';
import { saoPauloMinute } from '#src/domain/time/saoPauloTime.ts';

/** Which records are wanted. */
export interface SubmissionQuery {
  kind: SubmissionKind;
  filter: InboxFilter;
}

/** Where a page ended, for the next one to begin after: the values that it is ordered by, and the id. */
export type SubmissionCursor = readonly unknown[];

/** A query without its pages: what is looked for, and in which order from where; of mails where those are looked for. */
type ListQuery = {
  collection: SubmissionKind | 'mails';
  constraints: QueryConstraint[];
  fields: string[];
  direction: 'asc' | 'desc';
  start?: QueryConstraint;
};

/**
 * A list as an index has it, each of which stands in firestore.indexes.json. Mails that are merely on their way are left to
 * isInFilter.
 */
export function listQuery({ kind, filter }: SubmissionQuery, now: Date): ListQuery {
  const newestFirst = (...constraints: QueryConstraint[]): ListQuery => ({
    collection: kind,
    constraints,
    fields: ['createdAt'],
    direction: 'desc',
  });
  if (filter === 'undelivered')
    return {
      collection: 'mails',
      constraints: [where('submissionKind', '==', kind), where('state', 'in', ['pending', 'failed'])],
      fields: ['submittedAt'],
      direction: 'desc',
    };
  const states = where('state', 'in', FILTER_STATES[filter]);
  if (filter === 'cancelled')
    return {
      collection: kind,
      constraints: [states, where('cancelledAt', '>=', new Date(0))],
      fields: ['cancelledAt'],
      direction: 'desc',
    };
  if (filter === 'upcoming' || filter === 'past') return consultations(filter, now);
  if (kind === 'bookings' && hidesCancelled(filter))
    return newestFirst(where('cancelledAt', '==', null), states);
  return newestFirst(states);
}

/** The consultations that stand, from now on in the order of the calendar or against it. */
function consultations(filter: 'upcoming' | 'past', now: Date): ListQuery {
  const { day, time } = saoPauloMinute(now);
  return {
    collection: 'bookings',
    constraints: [where('holdsSlot', '==', true)],
    fields: ['data', 'horario'],
    direction: filter === 'upcoming' ? 'asc' : 'desc',
    start: filter === 'upcoming' ? startAfter(day, time) : startAt(day, time),
  };
}

const inOrder = ({ fields, direction }: ListQuery) => fields.map((field) => orderBy(field, direction));

/** The constraints of a count of the whole list, in its order, so that the index of its pages serves it. */
export function wholeList(list: ListQuery): QueryConstraint[] {
  return [...list.constraints, ...inOrder(list), ...(list.start ? [list.start] : [])];
}

/** The constraints of a page of so many documents and one more, which says that the list goes on. */
export function listPage(
  list: ListQuery,
  size: number,
  after: SubmissionCursor | undefined,
): QueryConstraint[] {
  const begin = after ? startAfter(...after) : list.start;
  const order = [...inOrder(list), orderBy(documentId(), list.direction)];
  return [...list.constraints, ...order, ...(begin ? [begin] : []), limit(size + 1)];
}

/**
 * Where a page ends with this document; exact to the nanosecond, which a Date is not. The ids of the mails of a submission
 * are its own and a dot and more, so that none of them stands on the next page.
 */
export function cursorAt(
  { collection, fields }: ListQuery,
  snapshot: QueryDocumentSnapshot,
): SubmissionCursor {
  const id = collection === 'mails' ? `${snapshot.id.split('.')[0]}.` : snapshot.id;
  return [...fields.map((field) => snapshot.get(field)), id];
}

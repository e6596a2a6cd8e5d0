import {
  documentId,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  startAfter,
  type Timestamp,
  where,
} from 'firebase/firestore/lite';
import { FILTER_STATES, type SubmissionQuery } from '#src/domain/submissions/inboxFilters.ts';
import { subjectTerm } from '#src/domain/submissions/searchTerms.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '#src/domain/submissions/submission.ts';

/** The end of a page, after which the next one begins: a moment, exact to the nanosecond (a Date is not), and an id. */
export type SubmissionCursor = { at: Timestamp; id: string };

/** A part of a list, as an index of firestore.indexes.json has it: the documents of a collection, the latest `field` first. */
export type ListPart = {
  collection: SubmissionKind | 'mails';
  constraints: QueryConstraint[];
  field: 'updatedAt' | 'submittedAt';
};

/** The parts of a list. The view of undelivered mails reads mails, including those on their way. */
export function partsOf({ filter, subject, own }: SubmissionQuery): ListPart[] {
  const kinds = SUBMISSION_KINDS.filter(
    (kind) => !subject || (kind === 'bookings') === (subject === 'booking'),
  );
  if (filter === 'undelivered') {
    const [kind, other] = kinds;
    const ofKind = other ? [] : [where('submissionKind', '==', kind)];
    const constraints = [...ofKind, where('state', 'in', ['pending', 'failed'])];
    return [{ collection: 'mails', constraints, field: 'submittedAt' }];
  }
  const constraints = [
    where('state', 'in', FILTER_STATES[filter]),
    ...(filter === 'mine' ? [where('responsible', '==', own)] : []),
    ...(filter === 'unassigned' ? [where('responsible', '==', '')] : []),
    ...(subject && subject !== 'booking' ? [where('search', 'array-contains', subjectTerm(subject))] : []),
  ];
  return kinds.map((kind) => ({ collection: kind, constraints, field: 'updatedAt' }));
}

/** The constraints of so many documents of a part after a cursor, and one more, which says that it goes on. */
export function pageOf({ constraints, field }: ListPart, size: number, after: SubmissionCursor | undefined) {
  const order = [orderBy(field, 'desc'), orderBy(documentId(), 'desc')];
  return [...constraints, ...order, ...(after ? [startAfter(after.at, after.id)] : []), limit(size + 1)];
}

/** The constraints of a count of a whole part, in its order, so that the index of its pages serves it. */
export function wholePart({ constraints, field }: ListPart): QueryConstraint[] {
  return [...constraints, orderBy(field, 'desc')];
}

/**
 * The end of a page whose last document is this one. Ids of mails begin with their submission's id and a dot, so the
 * cursor skips the other mails of that submission.
 */
export function cursorAt({ collection, field }: ListPart, snapshot: QueryDocumentSnapshot): SubmissionCursor {
  const id = collection === 'mails' ? `${snapshot.id.split('.')[0]}.` : snapshot.id;
  return { at: snapshot.get(field), id };
}

/** A negative number where the first of two places of a list stands before the second. */
export function compareCursors(one: SubmissionCursor, other: SubmissionCursor): number {
  const [first, second] = [one, other].map(({ at, id }) => `${at.valueOf()} ${id}`) as [string, string];
  return first > second ? -1 : Number(first < second);
}

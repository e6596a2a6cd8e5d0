import {
  collection,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite';
import { emailKey } from '#src/domain/submissions/emailKey.ts';
import { FILTER_STATES, isInFilter } from '#src/domain/submissions/inboxFilters.ts';
import type { BookingSubmission, Submission, SubmissionKind } from '#src/domain/submissions/submission.ts';
import { newestFirst } from '#src/domain/submissions/submissionOrder.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';
import {
  cursorAt,
  listPage,
  listQuery,
  type SubmissionCursor,
  type SubmissionQuery,
  wholeList,
} from './listQuery.ts';
import { findSubmissionsOf, readSubmissions, submissionDocument } from './submissionDocuments.ts';

/** In the order of its list (see submissionOrder); `next` is there as long as there is more. */
export interface SubmissionPage {
  submissions: Submission[];
  next: SubmissionCursor | undefined;
}

const PAGE_SIZE = 25;

/** The documents of a kind that meet the constraints, in their order. */
async function find<Kind extends SubmissionKind>(kind: Kind, ...constraints: QueryConstraint[]) {
  const { docs } = await getDocs(query(collection(firestore, kind), ...constraints));
  return readSubmissions(kind, docs);
}

/** Reads on and on, `size` documents at a time; pages from which the filter left nothing are empty. */
async function* pagesOf(
  wanted: SubmissionQuery,
  { size, after }: { size: number; after?: SubmissionCursor | undefined },
): AsyncGenerator<SubmissionPage> {
  const now = new Date();
  const list = listQuery(wanted, now);
  let next = after;
  do {
    const { docs } = await getDocs(
      query(collection(firestore, list.collection), ...listPage(list, size, next)),
    );
    const read = docs.slice(0, size);
    const last = docs.length > size ? read.at(-1) : undefined;
    next = last && cursorAt(list, last);
    const found = list.collection === 'mails' ? await findSubmissionsOf(wanted.kind, read) : read;
    const submissions: Submission[] = await readSubmissions(wanted.kind, found);
    yield { submissions: submissions.filter((item) => isInFilter(item, wanted.filter, now)), next };
  } while (next);
}

async function collect(
  pages: AsyncGenerator<SubmissionPage>,
  enough = Number.POSITIVE_INFINITY,
): Promise<SubmissionPage> {
  const submissions: Submission[] = [];
  for await (const page of pages) {
    submissions.push(...page.submissions);
    if (submissions.length >= enough) return { submissions, next: page.next };
  }
  return { submissions, next: undefined };
}

/**
 * A page of at least `size` wanted records, as far as there are so many, the first or the one after `after`. Throws a
 * ServiceError.
 */
export function loadSubmissionPage(
  wanted: SubmissionQuery,
  after?: SubmissionCursor,
  size = PAGE_SIZE,
): Promise<SubmissionPage> {
  return toServiceError(() => collect(pagesOf(wanted, { size, after }), size));
}

/** Everything that was sent with an address, compared without case, newest first. Throws a ServiceError. */
export function loadPerson(email: string): Promise<Submission[]> {
  const isSent = where('emailKey', '==', emailKey(email));
  return toServiceError(async () => {
    const [messages, bookings] = await Promise.all([find('messages', isSent), find('bookings', isSent)]);
    return [...messages, ...bookings].sort(newestFirst);
  });
}

/** One record; undefined when there is none with this id. Throws a ServiceError. */
export function loadSubmission(kind: SubmissionKind, id: string): Promise<Submission | undefined> {
  return toServiceError(async () => {
    const snapshot = await getDoc(submissionDocument({ kind, id }));
    if (!snapshot.exists()) return undefined;
    const [submission] = await readSubmissions(kind, [snapshot]);
    return submission;
  });
}

/**
 * The bookings from one day to another (yyyy-mm-dd, both included) in the order of their times, cancelled ones included,
 * spam not. Throws a ServiceError.
 */
export function loadBookings(from: string, to: string): Promise<BookingSubmission[]> {
  return toServiceError(async () => {
    const between = [where('data', '>=', from), where('data', '<=', to)];
    const bookings = await find('bookings', ...between, orderBy('data'), orderBy('horario'));
    return bookings.filter(({ state }) => state !== 'spam');
  });
}

/** Those of them that hold their slot. Throws a ServiceError. */
export async function loadHeldBookings(from: string, to: string): Promise<BookingSubmission[]> {
  return (await loadBookings(from, to)).filter(({ holdsSlot }) => holdsSlot);
}

/** The messages and bookings that have waited longest for somebody, so many at most; no cancelled ones. Throws a ServiceError. */
export function loadWaiting(most: number): Promise<Submission[]> {
  const oldestFirst = [where('state', 'in', FILTER_STATES.new), orderBy('createdAt'), limit(most)];
  return toServiceError(async () => {
    const [messages, bookings] = await Promise.all([
      find('messages', ...oldestFirst),
      find('bookings', where('cancelledAt', '==', null), ...oldestFirst),
    ]);
    return [...messages, ...bookings]
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .slice(0, most);
  });
}

/**
 * How many records a list has in all, counted by the database without reading them; undefined where only reading would
 * tell. Throws a ServiceError.
 */
export function countSubmissions(wanted: SubmissionQuery): Promise<number | undefined> {
  return toServiceError(async () => {
    if (wanted.filter === 'undelivered') return undefined;
    const counted = query(collection(firestore, wanted.kind), ...wholeList(listQuery(wanted, new Date())));
    return (await getCount(counted)).data().count;
  });
}

/** How many messages and bookings nobody has dealt with yet, without cancelled ones. Throws a ServiceError. */
export function countNew(): Promise<Record<SubmissionKind, number>> {
  const count = async (kind: SubmissionKind) => (await countSubmissions({ kind, filter: 'new' })) ?? 0;
  return toServiceError(async () => {
    const [messages, bookings] = await Promise.all([count('messages'), count('bookings')]);
    return { messages, bookings };
  });
}

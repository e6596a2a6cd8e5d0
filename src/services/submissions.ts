import {
  collection,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { emailKey } from '#src/domain/emailKey.ts';
import { FILTER_STATES, type InboxFilter, isInFilter } from '#src/domain/inboxFilters.ts';
import { mergeSubmissions } from '#src/domain/mergeSubmissions.ts';
import { matchesSearch, searchKey } from '#src/domain/searchTerms.ts';
import type { BookingSubmission, Submission, SubmissionKind } from '#src/domain/submission.ts';
import { firestore } from './firestore.ts';
import { toServiceError } from './ServiceError.ts';
import { readSubmission, submissionDocument } from './submissionDocuments.ts';

/** Which records are wanted; `search` is what somebody typed of a name or an e-mail, empty for all. */
export interface SubmissionQuery {
  kind: SubmissionKind;
  filter: InboxFilter;
  search: string;
}

/** Where a page ended, for the next one to begin after; exact to the nanosecond, which a Date is not. */
export interface SubmissionCursor {
  seconds: number;
  nanoseconds: number;
  id: string;
}

/** The newest first; `next` is there as long as there is more. */
export interface SubmissionPage {
  submissions: Submission[];
  next: SubmissionCursor | undefined;
}

const PAGE_SIZE = 25;

/** As much as an index can answer; what is left to `isWanted`: mails that are merely on their way, and further words. */
function constraintsOf({ filter, search }: SubmissionQuery): QueryConstraint[] {
  if (filter === 'undelivered') return [where('mail.state', 'in', ['pending', 'failed'])];
  const states = where('state', 'in', FILTER_STATES[filter]);
  const key = searchKey(search);
  return key ? [states, where('search', 'array-contains', key)] : [states];
}

const isWanted = (item: Submission, { filter, search }: SubmissionQuery) =>
  isInFilter(item, filter) && matchesSearch(item.search, search);

function cursorAt(snapshot: QueryDocumentSnapshot | undefined): SubmissionCursor | undefined {
  if (!snapshot) return undefined;
  const { seconds, nanoseconds }: Timestamp = snapshot.get('createdAt');
  return { seconds, nanoseconds, id: snapshot.id };
}

/** Reads on and on, `size` documents at a time; pages from which the filter left nothing are empty. */
async function* pagesOf(
  wanted: SubmissionQuery,
  { size, after, since }: { size: number; after?: SubmissionCursor | undefined; since?: Date },
): AsyncGenerator<SubmissionPage> {
  let next = after;
  do {
    const { docs } = await getDocs(
      query(
        collection(firestore, wanted.kind),
        ...constraintsOf(wanted),
        ...(since ? [where('createdAt', '>=', Timestamp.fromDate(since))] : []),
        orderBy('createdAt', 'desc'),
        orderBy(documentId(), 'desc'),
        ...(next ? [startAfter(new Timestamp(next.seconds, next.nanoseconds), next.id)] : []),
        limit(size + 1),
      ),
    );
    const read = docs.slice(0, size);
    next = docs.length > size ? cursorAt(read.at(-1)) : undefined;
    const submissions = read.map((found) => readSubmission(wanted.kind, found));
    yield { submissions: submissions.filter((item) => isWanted(item, wanted)), next };
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

/** A page of at least 25 wanted records, as far as there are so many, the first or the one after `after`. Throws a ServiceError. */
export function loadSubmissionPage(
  wanted: SubmissionQuery,
  after?: SubmissionCursor,
): Promise<SubmissionPage> {
  return toServiceError(() => collect(pagesOf(wanted, { size: PAGE_SIZE, after }), PAGE_SIZE));
}

/** Every wanted record that came in at `since` or later. Throws a ServiceError. */
export function loadSubmissionsSince(wanted: SubmissionQuery, since: Date): Promise<Submission[]> {
  return toServiceError(async () => (await collect(pagesOf(wanted, { size: PAGE_SIZE, since }))).submissions);
}

/** Everything that was sent with an address, compared without case, newest first. Throws a ServiceError. */
export function loadPerson(email: string): Promise<Submission[]> {
  const ofKind = async (kind: SubmissionKind) => {
    const sent = query(collection(firestore, kind), where('emailKey', '==', emailKey(email)));
    return (await getDocs(sent)).docs.map((found) => readSubmission(kind, found));
  };
  return toServiceError(async () => {
    const [messages, bookings] = await Promise.all([ofKind('messages'), ofKind('bookings')]);
    return mergeSubmissions(messages, bookings);
  });
}

/** One record; undefined when there is none with this id. Throws a ServiceError. */
export function loadSubmission(kind: SubmissionKind, id: string): Promise<Submission | undefined> {
  return toServiceError(async () => {
    const snapshot = await getDoc(submissionDocument({ kind, id }));
    return snapshot.exists() ? readSubmission(kind, snapshot) : undefined;
  });
}

/** The bookings of a day (yyyy-mm-dd) in the order of their slots, cancelled ones included, spam not. Throws a ServiceError. */
export function loadDayBookings(day: string): Promise<BookingSubmission[]> {
  return toServiceError(async () => {
    const ofDay = query(collection(firestore, 'bookings'), where('data', '==', day), orderBy('horario'));
    const submissions = (await getDocs(ofDay)).docs.map((found) => readSubmission('bookings', found));
    return submissions.filter(
      (item): item is BookingSubmission => item.kind === 'bookings' && item.state !== 'spam',
    );
  });
}

/** The bookings from one day to another (yyyy-mm-dd) that hold their slot, in the order of their times. Throws a ServiceError. */
export function loadHeldBookings(from: string, to: string): Promise<BookingSubmission[]> {
  return toServiceError(async () => {
    const between = query(
      collection(firestore, 'bookings'),
      where('data', '>=', from),
      where('data', '<=', to),
      orderBy('data'),
      orderBy('horario'),
    );
    const submissions = (await getDocs(between)).docs.map((found) => readSubmission('bookings', found));
    return submissions.filter(
      (item): item is BookingSubmission => item.kind === 'bookings' && item.holdsSlot,
    );
  });
}

/**
 * How many records a list has in all, counted by the database without reading them; undefined where only reading would
 * tell. Throws a ServiceError.
 */
export function countSubmissions(wanted: SubmissionQuery): Promise<number | undefined> {
  return toServiceError(async () => {
    if (wanted.filter === 'undelivered' || wanted.search.trim().split(/\s+/).length > 1) return undefined;
    const counted = query(collection(firestore, wanted.kind), ...constraintsOf(wanted));
    return (await getCount(counted)).data().count;
  });
}

/** How many messages and bookings nobody has dealt with yet. Throws a ServiceError. */
export function countNew(): Promise<Record<SubmissionKind, number>> {
  const count = async (kind: SubmissionKind) =>
    (await getCount(query(collection(firestore, kind), where('state', 'in', FILTER_STATES.new)))).data()
      .count;
  return toServiceError(async () => {
    const [messages, bookings] = await Promise.all([count('messages'), count('bookings')]);
    return { messages, bookings };
  });
}

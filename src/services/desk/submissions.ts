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
import { isListed, OPEN_STATES, type SubmissionQuery } from '#src/domain/submissions/inboxFilters.ts';
import {
  type BookingSubmission,
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionKind,
} from '#src/domain/submissions/submission.ts';
import { newestFirst, orderOf } from '#src/domain/submissions/submissionOrder.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';
import {
  compareCursors,
  cursorAt,
  type ListPart,
  pageOf,
  partsOf,
  type SubmissionCursor,
  wholePart,
} from './listQuery.ts';
import { readSubmissions, readSubmissionsOf, submissionDocument } from './submissionDocuments.ts';

/** In the order of its list; `next` is there as long as there is more. */
export interface SubmissionPage {
  submissions: Submission[];
  next: SubmissionCursor | undefined;
}

/** So many documents are read for a page, of all parts of its list together. */
const PAGE_READS = 28;

/** The documents of a kind that meet the constraints, in their order. */
async function find<Kind extends SubmissionKind>(kind: Kind, ...constraints: QueryConstraint[]) {
  const { docs } = await getDocs(query(collection(firestore, kind), ...constraints));
  return readSubmissions(kind, docs);
}

async function readPart(part: ListPart, size: number, after: SubmissionCursor | undefined) {
  const { docs } = await getDocs(query(collection(firestore, part.collection), ...pageOf(part, size, after)));
  const places = docs.slice(0, size).map((snapshot) => ({ snapshot, at: cursorAt(part, snapshot) }));
  return { part, places, end: docs.length > size ? places.at(-1)?.at : undefined };
}

/** Reads the parts of a list at the same time, down to the point that all of them have reached. */
async function readParts(parts: readonly ListPart[], size: number, after: SubmissionCursor | undefined) {
  const read = await Promise.all(parts.map((part) => readPart(part, size, after)));
  const [next] = read.flatMap(({ end }) => end ?? []).sort(compareCursors);
  const found = read.map(async ({ part: { collection: kind }, places }) => {
    const known = places.filter(({ at }) => !next || compareCursors(at, next) <= 0);
    const documents = known.map(({ snapshot }) => snapshot);
    return kind === 'mails' ? readSubmissionsOf(documents) : readSubmissions<SubmissionKind>(kind, documents);
  });
  return { submissions: (await Promise.all(found)).flat(), next };
}

/**
 * A page of a list: the first, or the one that follows `after`. Reads `size` documents of each part; a page is empty only
 * at the end of the list. Throws a ServiceError.
 */
export function loadSubmissionPage(
  wanted: SubmissionQuery,
  after?: SubmissionCursor,
  size?: number,
): Promise<SubmissionPage> {
  return toServiceError(async () => {
    const parts = partsOf(wanted);
    let page: SubmissionPage = { submissions: [], next: after };
    do {
      const read = await readParts(parts, size ?? PAGE_READS / parts.length, page.next);
      const submissions = read.submissions.filter((one) => isListed(one, wanted));
      page = { submissions: submissions.sort(orderOf(wanted)), next: read.next };
    } while (page.next && page.submissions.length === 0);
    return page;
  });
}

/** Everything that was sent with an address, compared without case, newest first. Throws a ServiceError. */
export function loadPerson(email: string): Promise<Submission[]> {
  const isSent = where('emailKey', '==', emailKey(email));
  return toServiceError(async () => {
    const [messages, bookings] = await Promise.all([find('messages', isSent), find('bookings', isSent)]);
    return [...messages, ...bookings].sort(newestFirst);
  });
}

/** The messages of a conversation, and the others from its address that stand for themselves, the oldest first. Throws a ServiceError. */
export function loadConversation({
  conversation,
  emailKey: key,
}: Pick<Submission, 'conversation' | 'emailKey'>): Promise<{ members: Submission[]; others: Submission[] }> {
  return toServiceError(async () => {
    const [members, ofAddress] = await Promise.all([
      find('messages', where('conversation', '==', conversation)),
      find('messages', where('emailKey', '==', key)),
    ]);
    const isOther = (one: Submission) => one.conversation !== conversation && one.state !== 'joined';
    const oldestFirst = (one: Submission, other: Submission) => newestFirst(other, one);
    return {
      members: members.sort(oldestFirst),
      others: key ? ofAddress.filter(isOther).sort(oldestFirst) : [],
    };
  });
}

/** One record; undefined when there is none with this id. Throws a ServiceError. */
export function loadSubmission(id: string): Promise<Submission | undefined> {
  return toServiceError(async () => {
    const found = await Promise.all(
      SUBMISSION_KINDS.map(async (kind) => {
        const snapshot = await getDoc(submissionDocument({ kind, id }));
        return snapshot.exists() ? readSubmissions<SubmissionKind>(kind, [snapshot]) : [];
      }),
    );
    return found.flat()[0];
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
  const oldestFirst = [where('state', 'in', OPEN_STATES), orderBy('createdAt'), limit(most)];
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
    const counts = partsOf(wanted).map((part) =>
      getCount(query(collection(firestore, part.collection), ...wholePart(part))),
    );
    return (await Promise.all(counts)).reduce((sum, counted) => sum + counted.data().count, 0);
  });
}

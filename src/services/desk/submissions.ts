import {
  collection,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite';
import { isListed, type SubmissionQuery, statesOf } from '#src/domain/submissions/inboxFilters.ts';
import { subjectTerm } from '#src/domain/submissions/searchTerms.ts';
import { OPEN_STATES, stateOf } from '#src/domain/submissions/states.ts';
import {
  type BookingSubmission,
  emailKey,
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionKind,
} from '#src/domain/submissions/submission.ts';
import { newestFirst, orderOf } from '#src/domain/submissions/submissionOrder.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';
import { readSubmissions, readSubmissionsOf, submissionDocument } from './submissionDocuments.ts';

/** The beginning of a list, in its order. */
export interface SubmissionPage {
  submissions: Submission[];
  hasMore: boolean;
}

/** The documents of a kind that meet the constraints, in their order. */
async function find<Kind extends SubmissionKind>(kind: Kind, ...constraints: QueryConstraint[]) {
  const { docs } = await getDocs(query(collection(firestore, kind), ...constraints));
  return readSubmissions(kind, docs);
}

/** The parts of a list, each as firestore.indexes.json has it; of undelivered mails all that are not sent. */
function partsOf({ filter, subject, own }: SubmissionQuery) {
  const kinds = SUBMISSION_KINDS.filter(
    (kind) => !subject || (kind === 'bookings') === (subject === 'booking'),
  );
  if (filter === 'undelivered') {
    const [kind, other] = kinds;
    const ofKind = other ? [] : [where('submissionKind', '==', kind)];
    const isOutstanding = where('state', 'in', ['pending', 'failed']);
    return [{ of: 'mails' as const, wanted: [...ofKind, isOutstanding, orderBy('submittedAt', 'desc')] }];
  }
  const wanted = [
    where('state', 'in', statesOf(filter)),
    ...(filter === 'mine' ? [where('responsible', '==', own)] : []),
    ...(filter === 'unassigned' ? [where('responsible', '==', '')] : []),
    ...(subject && subject !== 'booking' ? [where('search', 'array-contains', subjectTerm(subject))] : []),
    orderBy('updatedAt', 'desc'),
  ];
  return kinds.map((kind) => ({ of: kind, wanted }));
}

async function readPart({ of, wanted }: ReturnType<typeof partsOf>[number], size: number) {
  const page = [...wanted, orderBy(documentId(), 'desc'), limit(size + 1)];
  const { docs } = await getDocs(query(collection(firestore, of), ...page));
  const read = docs.slice(0, size);
  const submissions = await (of === 'mails'
    ? readSubmissionsOf(read)
    : readSubmissions<SubmissionKind>(of, read));
  return { submissions, goesOn: docs.length > size };
}

/** The beginning of a list: `size` documents of each part, or more where none of them is shown. Throws a ServiceError. */
export function loadSubmissionPage(wanted: SubmissionQuery, size: number): Promise<SubmissionPage> {
  return toServiceError(async () => {
    const inOrder = orderOf(wanted);
    const parts = await Promise.all(partsOf(wanted).map((part) => readPart(part, size)));
    // Everything after the end of one part may have others of that part before it, which are not read.
    const ends = parts.flatMap(({ submissions, goesOn }) =>
      goesOn ? submissions.toSorted(inOrder).slice(-1) : [],
    );
    const [end] = ends.sort(inOrder);
    const read = parts.flatMap(({ submissions }) => submissions);
    const submissions = read.filter((one) => isListed(one, wanted) && !(end && inOrder(one, end) > 0));
    const hasMore = parts.some(({ goesOn }) => goesOn);
    if (hasMore && submissions.length === 0) return loadSubmissionPage(wanted, 2 * size);
    return { submissions: submissions.sort(inOrder), hasMore };
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
    const isOther = (one: Submission) => one.conversation !== conversation && stateOf(one).standing;
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

/** The bookings of days (yyyy-mm-dd, both included) in the order of their times, without spam. Throws a ServiceError. */
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

/** How many records a list has in all; undefined where only reading would tell. Throws a ServiceError. */
export function countSubmissions(wanted: SubmissionQuery): Promise<number | undefined> {
  return toServiceError(async () => {
    if (wanted.filter === 'undelivered') return undefined;
    const counts = partsOf(wanted).map((part) =>
      getCount(query(collection(firestore, part.of), ...part.wanted)),
    );
    return (await Promise.all(counts)).reduce((sum, counted) => sum + counted.data().count, 0);
  });
}

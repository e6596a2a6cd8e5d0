import { limit, orderBy, where } from 'firebase/firestore/lite';
import {
  isListed,
  kindsOf,
  listConditions,
  type SubmissionQuery,
} from '#src/domain/submissions/lists/inboxFilters.ts';
import { subjectTerm } from '#src/domain/submissions/lists/searchTerms.ts';
import { newestFirst, orderOf } from '#src/domain/submissions/lists/submissionOrder.ts';
import { inGroups } from '#src/domain/submissions/mails/storedMail.ts';
import { OPEN_STATES, STATES } from '#src/domain/submissions/states.ts';
import {
  type BookingSubmission,
  emailKey,
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionKind,
} from '#src/domain/submissions/submission.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { type Cursors, type ListPart, readPage } from './readPage.ts';
import { countDocuments, loadDocument } from './storedDocuments.ts';
import { findSubmissions as find, readSubmissions } from './submissionDocuments.ts';

/** No booking is later than this day. */
const LAST_DAY = '9999-12-31';

/** The queries for a list (see firestore.indexes.json). The query for undelivered mails finds all unsent mails. */
function partsOf(list: SubmissionQuery): ListPart[] {
  const { subject, tag } = list;
  const kinds = kindsOf(subject);
  const conditions = listConditions(list);
  if (!conditions) {
    const [kind, other] = kinds;
    const ofKind = other ? [] : [where('submissionKind', '==', kind)];
    const isOutstanding = where('state', 'in', ['pending', 'failed']);
    return [{ of: 'mails' as const, wanted: [...ofKind, isOutstanding, orderBy('submittedAt', 'desc')] }];
  }
  const { states, responsible } = conditions;
  const narrowed = [
    ...(responsible === undefined ? [] : [where('responsible', '==', responsible)]),
    ...(subject && subject !== 'booking' ? [where('search', 'array-contains', subjectTerm(subject))] : []),
  ];
  const wanted = [
    where('state', 'in', states),
    // Few submissions have the same tag, so the browser can apply the other filters.
    ...(tag ? [where('tags', 'array-contains', tag)] : narrowed),
    orderBy('updatedAt', 'desc'),
  ];
  return kinds.map((kind) => ({ of: kind, wanted }));
}

/** Loads a page of a list: `size` documents of each part, or more until one is in the list. Throws a ServiceError. */
export function loadSubmissionPage(wanted: SubmissionQuery, size: number, after?: Cursors) {
  const isShown = (one: Submission) => isListed(one, wanted);
  return readPage(partsOf(wanted), { size, after, inOrder: orderOf(wanted), isShown });
}

/** Loads all submissions of an address and of addresses joined with it, newest first. Throws a ServiceError. */
export async function loadPerson(email: string): Promise<Submission[]> {
  const own = await findBoth('emailKey', [emailKey(email)]);
  const joined = await findBoth('person', own.map(({ person }) => person).filter(Boolean));
  const others = joined.map((one) => one.emailKey).filter((key) => key && key !== emailKey(email));
  const theirs = await findBoth('emailKey', others);
  const all = new Map([...own, ...joined, ...theirs].map((one) => [one.id, one]));
  return [...all.values()].sort(newestFirst);
}

async function findBoth(field: string, values: readonly string[]): Promise<Submission[]> {
  const found = inGroups([...new Set(values)]).flatMap((some) =>
    SUBMISSION_KINDS.map((kind) => find<SubmissionKind>(kind, where(field, 'in', some))),
  );
  return (await Promise.all(found)).flat();
}

/** Loads the messages of a conversation, oldest first. Throws a ServiceError. */
export async function loadConversation(conversation: string): Promise<Submission[]> {
  const members = await find('messages', where('conversation', '==', conversation));
  return members.sort((one, other) => newestFirst(other, one));
}

/** Loads a submission; undefined for an unknown id. Throws a ServiceError. */
export async function loadSubmission(id: string): Promise<Submission | undefined> {
  const found = await Promise.all(
    SUBMISSION_KINDS.map(async (kind) => {
      const snapshot = await loadDocument(`${kind}/${id}`);
      return snapshot.exists() ? readSubmissions<SubmissionKind>(kind, [snapshot]) : [];
    }),
  );
  return found.flat()[0];
}

/** Loads the bookings of days (yyyy-mm-dd, both included) by time, without spam. Throws a ServiceError. */
export async function loadBookings(from: string, to: string): Promise<BookingSubmission[]> {
  const between = [where('data', '>=', from), where('data', '<=', to)];
  const bookings = await find('bookings', ...between, orderBy('data'), orderBy('horario'));
  return bookings.filter(({ state }) => state !== 'spam');
}

/** Loads the bookings of days (yyyy-mm-dd, both included) that hold their slot. Throws a ServiceError. */
export async function loadHeldBookings(from: string, to: string): Promise<BookingSubmission[]> {
  return (await loadBookings(from, to)).filter(({ holdsSlot }) => holdsSlot);
}

/** Loads the bookings from today on that hold their slot. Throws a ServiceError. */
export function loadComingBookings(): Promise<BookingSubmission[]> {
  return loadHeldBookings(todayInSaoPaulo(new Date()), LAST_DAY);
}

/** Loads the `most` submissions that have waited longest. Trusted bookings do not wait. Throws a ServiceError. */
export async function loadWaiting(most: number): Promise<Submission[]> {
  const oldestFirst = [orderBy('createdAt'), limit(most)];
  const untrusted = OPEN_STATES.filter((state) => !STATES[state].isTrusted);
  const [messages, bookings] = await Promise.all([
    find('messages', where('state', 'in', OPEN_STATES), ...oldestFirst),
    find('bookings', where('cancelledAt', '==', null), where('state', 'in', untrusted), ...oldestFirst),
  ]);
  return [...messages, ...bookings]
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .slice(0, most);
}

/** Counts the submissions in a list; undefined if a query cannot count them. Throws a ServiceError. */
export async function countSubmissions(wanted: SubmissionQuery): Promise<number | undefined> {
  if (!listConditions(wanted) || wanted.tag) return undefined;
  const counts = partsOf(wanted).map((part) => countDocuments(part.of, ...part.wanted));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

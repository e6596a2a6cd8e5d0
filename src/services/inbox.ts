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
import type { InboxBooking, InboxItem, InboxKind } from '#src/domain/inbox.ts';
import { FILTER_STATES, type InboxFilter, isInFilter } from '#src/domain/inboxFilters.ts';
import { matchesSearch, searchKey } from '#src/domain/searchTerms.ts';
import { firestore } from './firestore.ts';
import { inboxDocument, readInboxItem } from './inboxDocuments.ts';
import { asService } from './ServiceError.ts';

/** Which records are wanted; `search` is what somebody typed of a name or an e-mail, empty for all. */
export interface InboxQuery {
  kind: InboxKind;
  filter: InboxFilter;
  search: string;
}

/** Where a page ended, for the next one to begin after; exact to the nanosecond, which a Date is not. */
export interface InboxCursor {
  seconds: number;
  nanoseconds: number;
  id: string;
}

/** The newest first; `next` is there as long as there is more. */
export interface InboxPage {
  items: InboxItem[];
  next: InboxCursor | undefined;
}

const PAGE_SIZE = 25;
const EXPORT_SIZE = 200;

/** As much as an index can answer; what is left to `isWanted`: mails that are merely on their way, and further words. */
function constraintsOf({ filter, search }: InboxQuery): QueryConstraint[] {
  if (filter === 'undelivered') return [where('mail.state', 'in', ['pending', 'failed'])];
  const states = where('state', 'in', FILTER_STATES[filter]);
  const key = searchKey(search);
  return key ? [states, where('search', 'array-contains', key)] : [states];
}

const isWanted = (item: InboxItem, { filter, search }: InboxQuery) =>
  isInFilter(item, filter) && matchesSearch(item.search, search);

function cursorAt(snapshot: QueryDocumentSnapshot | undefined): InboxCursor | undefined {
  if (!snapshot) return undefined;
  const { seconds, nanoseconds }: Timestamp = snapshot.get('createdAt');
  return { seconds, nanoseconds, id: snapshot.id };
}

/** Reads on and on, `size` documents at a time; pages from which the filter left nothing are empty. */
async function* pagesOf(
  wanted: InboxQuery,
  { size, after, since }: { size: number; after?: InboxCursor | undefined; since?: Date },
): AsyncGenerator<InboxPage> {
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
    const items = read.map((found) => readInboxItem(wanted.kind, found));
    yield { items: items.filter((item) => isWanted(item, wanted)), next };
  } while (next);
}

async function collect(
  pages: AsyncGenerator<InboxPage>,
  enough = Number.POSITIVE_INFINITY,
): Promise<InboxPage> {
  const items: InboxItem[] = [];
  for await (const page of pages) {
    items.push(...page.items);
    if (items.length >= enough) return { items, next: page.next };
  }
  return { items, next: undefined };
}

/** A page of at least 25 wanted records, as far as there are so many, the first or the one after `after`. Throws a ServiceError. */
export function loadInboxPage(wanted: InboxQuery, after?: InboxCursor): Promise<InboxPage> {
  return asService(() => collect(pagesOf(wanted, { size: PAGE_SIZE, after }), PAGE_SIZE));
}

/** Every wanted record that came in at `since` or later. Throws a ServiceError. */
export function loadInboxSince(wanted: InboxQuery, since: Date): Promise<InboxItem[]> {
  return asService(async () => (await collect(pagesOf(wanted, { size: PAGE_SIZE, since }))).items);
}

/** Every wanted record there is. Throws a ServiceError. */
export function loadWholeInbox(wanted: InboxQuery): Promise<InboxItem[]> {
  return asService(async () => (await collect(pagesOf(wanted, { size: EXPORT_SIZE }))).items);
}

/** One record; undefined when there is none with this id. Throws a ServiceError. */
export function loadInboxItem(kind: InboxKind, id: string): Promise<InboxItem | undefined> {
  return asService(async () => {
    const snapshot = await getDoc(inboxDocument({ kind, id }));
    return snapshot.exists() ? readInboxItem(kind, snapshot) : undefined;
  });
}

/** The bookings of a day (yyyy-mm-dd) in the order of their slots, cancelled ones included, spam not. Throws a ServiceError. */
export function loadDayBookings(day: string): Promise<InboxBooking[]> {
  return asService(async () => {
    const ofDay = query(collection(firestore, 'bookings'), where('data', '==', day), orderBy('horario'));
    const items = (await getDocs(ofDay)).docs.map((found) => readInboxItem('bookings', found));
    return items.filter((item): item is InboxBooking => item.kind === 'bookings' && item.state !== 'spam');
  });
}

/** How many messages and bookings nobody has dealt with yet. Throws a ServiceError. */
export function countNew(): Promise<Record<InboxKind, number>> {
  const count = async (kind: InboxKind) =>
    (await getCount(query(collection(firestore, kind), where('state', '==', 'new')))).data().count;
  return asService(async () => {
    const [messages, bookings] = await Promise.all([count('messages'), count('bookings')]);
    return { messages, bookings };
  });
}

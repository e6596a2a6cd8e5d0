import {
  documentId,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  startAfter,
} from 'firebase/firestore/lite';
import type { newestFirst } from '#src/domain/submissions/lists/submissionOrder.ts';
import type { Submission, SubmissionKind } from '#src/domain/submissions/submission.ts';
import { findDocuments } from './storedDocuments.ts';
import { readSubmissions, readSubmissionsOf } from './submissionDocuments.ts';

/** Number of submissions of each kind in a page of a list. */
export const SUBMISSION_PAGE = 28;

/** A query for one collection, in the order of the list. A query for mails returns the submissions of these mails. */
export interface ListPart {
  of: SubmissionKind | 'mails';
  wanted: QueryConstraint[];
}

/** The last shown document of each part. The next page begins after these documents. */
export type Cursors = Readonly<Partial<Record<ListPart['of'], QueryDocumentSnapshot>>>;

/** A page of a list. If `next` is undefined, it is the last page. */
export interface SubmissionPage {
  submissions: Submission[];
  next: Cursors | undefined;
}

interface PageRequest {
  /** Maximum number of documents that are read for each part. */
  size: number;
  after?: Cursors | undefined;
  inOrder: typeof newestFirst;
  isShown: (submission: Submission) => boolean;
  /** Pages without results are skipped, but at most this many pages are read. */
  tries?: number;
}

/** Reads a page of several queries' merged results, beginning at `after`. Each page costs the same number of reads. */
export async function readPage(parts: readonly ListPart[], request: PageRequest): Promise<SubmissionPage> {
  const { size, after = {}, inOrder, isShown, tries = Number.POSITIVE_INFINITY } = request;
  const read = await Promise.all(parts.map((part) => readPart(part, size, after[part.of])));
  // A part's unread documents may precede documents already read from other parts. So the page ends at the earliest
  // point where a part with unread documents stops.
  const ends = read.flatMap(({ submissions, goesOn }) =>
    goesOn ? submissions.toSorted(inOrder).slice(-1) : [],
  );
  const [end] = ends.sort(inOrder);
  const cursors: { -readonly [Of in keyof Cursors]: Cursors[Of] } = { ...after };
  const reached = read.flatMap(({ of, docs, submissions }) => {
    const behind = end ? submissions.findIndex((one) => inOrder(one, end) > 0) : -1;
    const isWhole = of === 'mails' || behind < 0;
    const last = isWhole ? docs.at(-1) : docs[behind - 1];
    if (last) cursors[of] = last;
    return isWhole ? submissions : submissions.slice(0, behind);
  });
  const submissions = reached.filter(isShown).sort(inOrder);
  const next = read.some(({ goesOn }) => goesOn) ? cursors : undefined;
  if (next && submissions.length === 0 && tries > 1)
    return readPage(parts, { ...request, after: next, tries: tries - 1 });
  return { submissions, next };
}

async function readPart({ of, wanted }: ListPart, size: number, after: QueryDocumentSnapshot | undefined) {
  const begin = after ? [startAfter(after)] : [];
  const page = [...wanted, orderBy(documentId(), 'desc'), ...begin, limit(size + 1)];
  const found = await findDocuments(of, ...page);
  const docs = found.slice(0, size);
  const submissions = await (of === 'mails'
    ? readSubmissionsOf(docs)
    : readSubmissions<SubmissionKind>(of, docs));
  return { of, docs, submissions, goesOn: found.length > size };
}

import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { matchesSearch, searchKey } from '#src/domain/submissions/searchTerms.ts';
import {
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionKind,
} from '#src/domain/submissions/submission.ts';
import { newestFirst } from '#src/domain/submissions/submissionOrder.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';
import { readSubmissions } from './submissionDocuments.ts';

/** Found submissions, newest first; `mayHaveMore`: older documents of a kind were not read. */
export interface SearchResult {
  submissions: Submission[];
  mayHaveMore: boolean;
}

/** The most documents that a search reads. */
const MOST_READS = 100;

async function readKind(kind: SubmissionKind, key: string, most: number, after?: QueryDocumentSnapshot) {
  const { docs } = await getDocs(
    query(
      collection(firestore, kind),
      where('search', 'array-contains', key),
      orderBy('createdAt', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after ? [startAfter(after)] : []),
      limit(most),
    ),
  );
  return { kind, docs, isFull: docs.length === most };
}

/**
 * Messages and bookings of every state that are what somebody typed (see matchesSearch). Reads 100 documents at most: the
 * newest 50 of each kind, and of one of which there are more, as many more as the other left. Throws a ServiceError.
 */
export function searchSubmissions(typed: string): Promise<SearchResult> {
  const key = searchKey(typed);
  return toServiceError(async () => {
    if (!key) return { submissions: [], mayHaveMore: false };
    const half = MOST_READS / 2;
    const read = await Promise.all(SUBMISSION_KINDS.map((kind) => readKind(kind, key, half)));
    const left = MOST_READS - read.reduce((sum, { docs }) => sum + docs.length, 0);
    const full = read.find(({ isFull }) => isFull);
    const more = full && left > 0 && (await readKind(full.kind, key, left, full.docs.at(-1)));
    const pages = more ? [...read, more] : read;
    const found = await Promise.all(
      pages.map(({ kind, docs }) => readSubmissions<SubmissionKind>(kind, docs)),
    );
    return {
      submissions: found
        .flat()
        .filter((submission) => matchesSearch(submission, typed))
        .sort(newestFirst),
      mayHaveMore: more ? more.isFull : full !== undefined,
    };
  });
}

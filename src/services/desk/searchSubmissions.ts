import { orderBy, where } from 'firebase/firestore/lite';
import { periodMoments } from '#src/domain/submissions/lists/dataExport.ts';
import { isAbout, kindsOf, type Search } from '#src/domain/submissions/lists/inboxFilters.ts';
import {
  matchesSearch,
  nearKeys,
  resemblesSearch,
  searchKey,
} from '#src/domain/submissions/lists/searchTerms.ts';
import { newestFirst } from '#src/domain/submissions/lists/submissionOrder.ts';
import { statesIn } from '#src/domain/submissions/states.ts';
import { type Cursors, type ListPart, readPage, type SubmissionPage } from './readPage.ts';

/** A page of search results. `isNear`: nothing matches exactly, so the results match despite a typing error. */
export interface SearchPage extends SubmissionPage {
  next: (Cursors & { isNear?: true }) | undefined;
  isNear?: boolean;
}

/** The exact search, and then the near one, read at most this many pages without a match. */
const MOST_PAGES = 4;

/**
 * Finds submissions by typed text (see matchesSearch) and filters, newest first. Reads pages of `size` documents of
 * each kind until one contains a match (see MOST_PAGES). Throws a ServiceError.
 */
export async function searchSubmissions(
  search: Search,
  size: number,
  after?: SearchPage['next'],
): Promise<SearchPage> {
  const { typed, subject } = search;
  const key = searchKey(typed);
  if (!key) return { submissions: [], next: undefined };
  const read = (terms: readonly string[], isFound: typeof matchesSearch) =>
    readPage(partsOf(search, terms), {
      ...{ size, after, tries: MOST_PAGES, inOrder: newestFirst },
      isShown: (one) => isFound(one, typed) && (!subject || isAbout(one, subject)),
    });
  const exact = after?.isNear ? undefined : await read([key], matchesSearch);
  const near = nearKeys(typed);
  if (exact && (exact.submissions.length > 0 || exact.next || near.length === 0)) return exact;
  const { submissions, next } = await read(near, resemblesSearch);
  return { submissions, next: next && { ...next, isNear: true }, isNear: true };
}

function partsOf({ subject, standing, from, until }: Search, terms: readonly string[]): ListPart[] {
  const { start, end } = periodMoments({ from, until });
  const [term] = terms;
  const wanted = [
    terms.length === 1
      ? where('search', 'array-contains', term)
      : where('search', 'array-contains-any', terms),
    ...(standing ? [where('state', 'in', statesIn(standing))] : []),
    ...(start ? [where('createdAt', '>=', start)] : []),
    ...(end ? [where('createdAt', '<', end)] : []),
    orderBy('createdAt', 'desc'),
  ];
  return kindsOf(subject).map((kind) => ({ of: kind, wanted }));
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LISTS, openKey } from '#src/desk/base/useCommands.ts';
import { isListed, type SubmissionQuery } from '#src/domain/submissions/inboxFilters.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { newestFirst, orderOf } from '#src/domain/submissions/submissionOrder.ts';

/** A list of conversations, or what a search finds among everything. */
export type Wanted = SubmissionQuery | { search: string };

type Found = { submissions: readonly Submission[]; hasMore: boolean; mayHaveMore: boolean };

/** So many of each kind are read at first, and twice as many each time more are asked for. */
export const FIRST_READS = 28;

async function load(wanted: Wanted, size: number): Promise<Found> {
  if ('search' in wanted) {
    const { searchSubmissions } = await import('#src/services/desk/searchSubmissions.ts');
    return { ...(await searchSubmissions(wanted.search)), hasMore: false };
  }
  const { loadSubmissionPage } = await import('#src/services/desk/submissions.ts');
  return { ...(await loadSubmissionPage(wanted, size)), mayHaveMore: false };
}

export type SubmissionList = ReturnType<typeof useSubmissionList>;

/**
 * The submissions that were asked for, more of them on demand, and by itself what comes in and what becomes of them. The one
 * with `openId` stays, so that nothing vanishes under the reader. Another list is another component (by its key).
 */
export function useSubmissionList(wanted: Wanted, openId: string | undefined) {
  const client = useQueryClient();
  const size = useRef(FIRST_READS);
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: [LISTS, wanted],
    queryFn: () => load(wanted, size.current),
  });
  const [more, setMore] = useState<'idle' | 'running' | 'failed'>('idle');
  const [newest, setNewest] = useState<number>();
  const [keptId, setKeptId] = useState<string>();
  const read = data?.submissions ?? [];
  if (data && newest === undefined) setNewest(Math.max(0, ...read.map(({ createdAt }) => Number(createdAt))));
  if (openId !== keptId && read.some(({ id }) => id === openId)) setKeptId(openId);

  const isSearch = 'search' in wanted;
  const isWanted = (one: Submission) => isSearch || one.id === openId || isListed(one, wanted);
  const open = openId && openId === keptId && client.getQueryData<Submission>(openKey(openId));
  const hasLeft = open && !read.some(({ id }) => id === openId);
  const submissions = hasLeft
    ? [...read, open].sort(isSearch ? newestFirst : orderOf(wanted))
    : read.filter(isWanted);

  const loadMore = async () => {
    size.current *= 2;
    setMore('running');
    const { isRefetchError } = await refetch();
    if (isRefetchError) size.current /= 2;
    setMore(isRefetchError ? 'failed' : 'idle');
  };
  return {
    status: data ? ('ready' as const) : isError && !isFetching ? ('failed' as const) : ('loading' as const),
    submissions,
    hasMore: data?.hasMore ?? false,
    mayHaveMore: data?.mayHaveMore ?? false,
    /** Those that came in while the list was open. */
    arrivals: isSearch
      ? []
      : read.filter(({ createdAt }) => newest !== undefined && Number(createdAt) > newest),
    more,
    loadMore,
    retry: () => void refetch(),
  };
}

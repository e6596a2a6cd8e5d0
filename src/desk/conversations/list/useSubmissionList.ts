import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LISTS, openKey } from '#src/desk/base/useCommands.ts';
import { isListed, type Search, type SubmissionQuery } from '#src/domain/submissions/lists/inboxFilters.ts';
import { newestFirst, orderOf } from '#src/domain/submissions/lists/submissionOrder.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { SUBMISSION_PAGE } from '#src/services/desk/readPage.ts';
import { type SearchPage, searchSubmissions } from '#src/services/desk/searchSubmissions.ts';
import { loadSubmissionPage } from '#src/services/desk/submissions.ts';

export type Wanted = SubmissionQuery | Search;

/** The next rows are loaded when the open submission is among the last rows, at most this many. */
const AHEAD = 5;

export type SubmissionList = ReturnType<typeof useSubmissionList>;

/**
 * A list of submissions that follows changes and loads more on demand. The submission with `openId` stays in the list
 * while somebody reads it. For another list, mount a new component with another key.
 */
export function useSubmissionList(wanted: Wanted, openId: string | undefined) {
  const client = useQueryClient();
  const isSearch = 'typed' in wanted;
  const list = useInfiniteQuery({
    queryKey: [LISTS, wanted],
    initialPageParam: undefined as SearchPage['next'],
    queryFn: ({ pageParam }): Promise<SearchPage> =>
      isSearch
        ? searchSubmissions(wanted, SUBMISSION_PAGE, pageParam)
        : loadSubmissionPage(wanted, SUBMISSION_PAGE, pageParam),
    getNextPageParam: ({ next }) => next,
  });
  const { data, fetchNextPage } = list;
  const [newest, setNewest] = useState<number>();
  const [keptId, setKeptId] = useState<string>();
  const all = data?.pages.flatMap(({ submissions }) => submissions) ?? [];
  // A submission with several failed mails is in several pages.
  const read = [...new Map(all.map((one) => [one.id, one])).values()];
  if (data && newest === undefined) setNewest(Math.max(0, ...read.map(({ createdAt }) => Number(createdAt))));
  if (openId !== keptId && read.some(({ id }) => id === openId)) setKeptId(openId);

  const isWanted = (one: Submission) => isSearch || one.id === openId || isListed(one, wanted);
  const open = openId && openId === keptId && client.getQueryData<Submission>(openKey(openId));
  const hasLeft = open && !read.some(({ id }) => id === openId);
  const submissions = hasLeft
    ? [...read, open].sort(isSearch ? newestFirst : orderOf(wanted))
    : read.filter(isWanted);

  const at = submissions.findIndex(({ id }) => id === openId);
  // Loads ahead, so that a person who opens one submission after another reaches all of them.
  const canLoad = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
  const isNearEnd = canLoad && at >= 0 && submissions.length - at <= AHEAD;
  useEffect(() => {
    if (isNearEnd) void fetchNextPage();
  }, [isNearEnd, fetchNextPage]);
  return {
    ...list,
    status: data ? ('success' as const) : list.status,
    submissions,
    isNear: data?.pages[0]?.isNear ?? false,
    /** Submissions that arrived while the list was open. */
    arrivals: read.filter(({ createdAt }) => !isSearch && newest !== undefined && Number(createdAt) > newest),
  };
}

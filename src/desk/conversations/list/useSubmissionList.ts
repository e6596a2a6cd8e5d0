import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LISTS, openKey } from '#src/desk/base/useCommands.ts';
import { isListed, type Search, type SubmissionQuery } from '#src/domain/submissions/lists/inboxFilters.ts';
import { newestFirst, orderOf } from '#src/domain/submissions/lists/submissionOrder.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { type Cursors, SUBMISSION_PAGE } from '#src/services/desk/readPage.ts';
import { type SearchPage, searchSubmissions } from '#src/services/desk/searchSubmissions.ts';
import { loadSubmissionPage } from '#src/services/desk/submissions.ts';

export type Wanted = SubmissionQuery | Search;

/** The next rows are loaded when the open submission is among the last rows, at most this many. */
const AHEAD = 5;

const load = (wanted: Wanted, size: number, after?: Cursors): Promise<SearchPage> =>
  'typed' in wanted ? searchSubmissions(wanted, size, after) : loadSubmissionPage(wanted, size, after);

export type SubmissionList = ReturnType<typeof useSubmissionList>;

/**
 * A list of submissions that follows changes and loads more on demand. The submission with `openId` stays in the list
 * while somebody reads it. For another list, mount a new component with another key.
 */
export function useSubmissionList(wanted: Wanted, openId: string | undefined) {
  const client = useQueryClient();
  const size = useRef(SUBMISSION_PAGE);
  const queryKey = [LISTS, wanted];
  const { data, status, refetch } = useQuery({ queryKey, queryFn: () => load(wanted, size.current) });
  const [newest, setNewest] = useState<number>();
  const [keptId, setKeptId] = useState<string>();
  const read = data?.submissions ?? [];
  if (data && newest === undefined) setNewest(Math.max(0, ...read.map(({ createdAt }) => Number(createdAt))));
  if (openId !== keptId && read.some(({ id }) => id === openId)) setKeptId(openId);

  const isSearch = 'typed' in wanted;
  const isWanted = (one: Submission) => isSearch || one.id === openId || isListed(one, wanted);
  const open = openId && openId === keptId && client.getQueryData<Submission>(openKey(openId));
  const hasLeft = open && !read.some(({ id }) => id === openId);
  const submissions = hasLeft
    ? [...read, open].sort(isSearch ? newestFirst : orderOf(wanted))
    : read.filter(isWanted);

  const more = useMutation({
    networkMode: 'always',
    mutationFn: (after: Cursors) => load(wanted, SUBMISSION_PAGE, after),
    onSuccess: (page) => {
      size.current += SUBMISSION_PAGE;
      client.setQueryData<SearchPage>(queryKey, (shown = page) => {
        const isShown = (one: Submission) => shown.submissions.some(({ id }) => id === one.id);
        const added = page.submissions.filter((one) => !isShown(one));
        return { ...page, submissions: [...shown.submissions, ...added] };
      });
    },
  });
  const fetchNextPage = async () => {
    if (data?.next && !more.isPending) await more.mutateAsync(data.next).catch(() => {});
  };
  const at = submissions.findIndex(({ id }) => id === openId);
  // Loads ahead, so that a person who opens one submission after another reaches all of them.
  const isNearEnd = data?.next !== undefined && at >= 0 && submissions.length - at <= AHEAD;
  const goOn = useEffectEvent(fetchNextPage);
  useEffect(() => {
    if (isNearEnd) void goOn();
  }, [isNearEnd]);
  return {
    status: data ? ('success' as const) : status,
    refetch,
    submissions,
    hasNextPage: data?.next !== undefined,
    fetchNextPage,
    isFetchingNextPage: more.isPending,
    isFetchNextPageError: more.isError,
    isNear: data?.isNear ?? false,
    /** Submissions that arrived while the list was open. */
    arrivals: read.filter(({ createdAt }) => !isSearch && newest !== undefined && Number(createdAt) > newest),
  };
}

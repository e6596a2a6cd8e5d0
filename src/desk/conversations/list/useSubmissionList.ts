import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LISTS, openKey } from '#src/desk/base/useCommands.ts';
import { isListed, type Search, type SubmissionQuery } from '#src/domain/submissions/lists/inboxFilters.ts';
import { newestFirst, orderOf } from '#src/domain/submissions/lists/submissionOrder.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { Cursors } from '#src/services/desk/readPage.ts';
import { SUBMISSION_PAGE } from '#src/services/desk/readPage.ts';
import type { SearchPage } from '#src/services/desk/searchSubmissions.ts';
import { searchSubmissions } from '#src/services/desk/searchSubmissions.ts';
import { loadSubmissionPage } from '#src/services/desk/submissions.ts';

/** A list of conversations, or the results of a search among all submissions. */
export type Wanted = SubmissionQuery | Search;

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
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: () => load(wanted, size.current),
  });
  const [more, setMore] = useState<'idle' | 'running' | 'failed'>('idle');
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

  const loadMore = async () => {
    if (!data?.next || more === 'running') return;
    setMore('running');
    try {
      const page = await load(wanted, SUBMISSION_PAGE, data.next);
      size.current += SUBMISSION_PAGE;
      client.setQueryData<SearchPage>(queryKey, (shown = page) => {
        const isShown = (one: Submission) => shown.submissions.some(({ id }) => id === one.id);
        return {
          ...page,
          submissions: [...shown.submissions, ...page.submissions.filter((one) => !isShown(one))],
        };
      });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };
  return {
    status: data ? ('ready' as const) : isError && !isFetching ? ('failed' as const) : ('loading' as const),
    submissions,
    hasMore: data?.next !== undefined,
    isNear: data?.isNear ?? false,
    /** Submissions that arrived while the list was open. */
    arrivals: isSearch
      ? []
      : read.filter(({ createdAt }) => newest !== undefined && Number(createdAt) > newest),
    more,
    loadMore,
    retry: () => void refetch(),
  };
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLoadedSubmissions } from '#src/desk/parts/useLoadedSubmissions.ts';
import { useConnectionTrouble } from '#src/desk/shell/InboxQueries.tsx';
import type { SubmissionQuery } from '#src/domain/submissions/inboxFilters.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { latestVersion, orderOf } from '#src/domain/submissions/submissionOrder.ts';
import type { SubmissionCursor } from '#src/services/desk/listQuery.ts';

type Listed = {
  submissions: readonly Submission[];
  next: SubmissionCursor | undefined;
  /** Submissions that arrived on their own: lately, and since the list was opened. */
  arrivals: readonly Submission[];
  arrivedIds: ReadonlySet<string>;
};

const NOBODY: ReadonlySet<string> = new Set();

const loadService = () => import('#src/services/desk/submissions.ts');

/**
 * The submissions that were asked for: a page at first, more on demand, and by itself what comes in and what becomes of
 * them. The one with `openId` stays, so that nothing vanishes under the reader. A component that shows another query is
 * another component (by its key).
 */
export function useSubmissionList(wanted: SubmissionQuery, openId: string | undefined) {
  const [query] = useState(wanted);
  const [order] = useState(() => orderOf(wanted));

  const load = async (shownNow: () => Listed | undefined): Promise<Listed> => {
    const { loadSubmissionPage } = await loadService();
    const shown = shownNow()?.submissions.length;
    // One more than is shown, which leaves room for one that came in.
    const page = await loadSubmissionPage(query, undefined, shown === undefined ? undefined : shown + 1);
    const before = shownNow();
    if (!before) return { ...page, arrivals: [], arrivedIds: NOBODY };
    const arrived = arrivalsIn(page.submissions, before.submissions);
    const known = new Map(before.submissions.map((one) => [one.id, one]));
    const read = page.submissions.map((one) => latestVersion(known.get(one.id) ?? one, one));
    const open = without(before.submissions, read).filter(({ id }) => id === openId);
    return {
      submissions: [...read, ...open].sort(order),
      next: page.next,
      arrivals: arrived.length > 0 ? arrived : before.arrivals,
      arrivedIds: new Set([...before.arrivedIds, ...arrived.map(({ id }) => id)]),
    };
  };
  const list = useLoadedSubmissions<Listed>(['list', query], load);
  const { state, change } = list;
  const current = useRef(state);
  useLayoutEffect(() => {
    current.current = state;
  }, [state]);
  /** Resolves with the first of the submissions that were added, if any. */
  const loadMore = useCallback(async (): Promise<Submission | undefined> => {
    const before = current.current;
    if (before.status !== 'ready' || !before.next) return undefined;
    const { loadSubmissionPage } = await loadService();
    const page = await loadSubmissionPage(query, before.next);
    change((now) => ({
      ...now,
      submissions: [...now.submissions, ...without(page.submissions, now.submissions)].sort(order),
      next: page.next,
    }));
    return page.submissions[0];
  }, [query, order, change]);

  const { arrivals, arrivedIds } = state.status === 'ready' ? state : { arrivals: [], arrivedIds: NOBODY };
  return { ...list, arrivals, arrivedIds, trouble: useConnectionTrouble(), loadMore };
}

/** Those that came in after all that were known. */
function arrivalsIn(read: readonly Submission[], known: readonly Submission[]): Submission[] {
  const newest = Math.max(0, ...known.map(({ createdAt }) => createdAt.getTime()));
  return without(read, known).filter(({ createdAt }) => createdAt.getTime() >= newest);
}

function without(all: readonly Submission[], others: readonly Submission[]): Submission[] {
  const ids = new Set(others.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id));
}

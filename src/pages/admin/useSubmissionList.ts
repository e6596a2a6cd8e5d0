import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isConsultationFilter } from '#src/domain/inboxFilters.ts';
import { mergeSubmissions, refreshSince, submissionOrder } from '#src/domain/mergeSubmissions.ts';
import type { Submission } from '#src/domain/submission.ts';
import type { SubmissionCursor, SubmissionQuery } from '#src/services/listQuery.ts';
import { useInboxPolling } from './useInboxPolling.ts';
import { useLoadedSubmissions } from './useLoadedSubmissions.ts';

type Listed = {
  submissions: readonly Submission[];
  next: SubmissionCursor | undefined;
  /** When the newest booking had come in, where the list has another order. */
  newest: Date | undefined;
};

const loadService = () => import('#src/services/submissions.ts');

/**
 * The submissions that were asked for: a page at first, more on demand, and by itself what comes in. A component that shows
 * another query is another component (by its key).
 */
export function useSubmissionList(wanted: SubmissionQuery) {
  /** What came in by itself: lately, and since the list was opened. */
  const [arrivals, setArrivals] = useState<readonly Submission[]>([]);
  const [arrivedIds, setArrivedIds] = useState<ReadonlySet<string>>(new Set());
  const [query] = useState(wanted);
  const [order] = useState(() => submissionOrder(wanted));

  const load = async (): Promise<Listed> => {
    const { loadSubmissionPage, loadNewestBookingMoment } = await loadService();
    const isByConsultation = isConsultationFilter(query.filter) && query.filter !== 'cancelled';
    const [newest, page] = await Promise.all([
      isByConsultation ? loadNewestBookingMoment() : undefined,
      loadSubmissionPage(query),
    ]);
    return { newest, ...page };
  };
  const list = useLoadedSubmissions(load);
  const { state, show, change } = list;
  const current = useRef(state);
  useLayoutEffect(() => {
    current.current = state;
  }, [state]);

  const trouble = useInboxPolling(async () => {
    const before = current.current;
    if (before.status === 'loading') return;
    if (before.status === 'failed') return show(await load());
    const since = refreshSince(before.submissions, { ...query, newest: before.newest });
    const { loadSubmissionsSince, loadSubmissionPage } = await loadService();
    const { submissions: fresh, next } = since
      ? { submissions: await loadSubmissionsSince(query, since), next: undefined }
      : await loadSubmissionPage(query);
    change((now) => ({
      ...now,
      submissions: mergeSubmissions(now.submissions, fresh, order),
      next: now.next ?? next,
    }));
    const known = new Set(before.submissions.map(({ id }) => id));
    const arrived = fresh.filter(({ id }) => !known.has(id));
    if (arrived.length === 0) return;
    setArrivals(arrived);
    setArrivedIds((ids) => new Set([...ids, ...arrived.map(({ id }) => id)]));
  });

  /** Resolves with the first of the submissions that were added, if any. */
  const loadMore = useCallback(async (): Promise<Submission | undefined> => {
    const before = current.current;
    if (before.status !== 'ready' || !before.next) return undefined;
    const { loadSubmissionPage } = await loadService();
    const page = await loadSubmissionPage(query, before.next);
    change((now) => ({
      ...now,
      submissions: mergeSubmissions(now.submissions, page.submissions, order),
      next: page.next,
    }));
    return page.submissions[0];
  }, [query, order, change]);

  return { ...list, arrivals, arrivedIds, trouble, loadMore };
}

import { useEffect } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { useConnectionTrouble } from '#src/desk/base/InboxQueries.tsx';
import { useCount } from '#src/desk/base/useCount.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatTime } from '#src/domain/time/formatDateTime.ts';
import type { SubmissionList, Wanted } from './useSubmissionList.ts';

type Shown = Pick<SubmissionList, 'status' | 'submissions' | 'hasNextPage' | 'isNear' | 'arrivals'>;

export function ListStatus({ wanted, list }: { wanted: Wanted; list: Shown }) {
  const { status, submissions, hasNextPage: hasMore, isNear, arrivals } = list;
  const isSearch = 'typed' in wanted;
  const total = useCount(isSearch ? undefined : wanted);
  const trouble = useConnectionTrouble();
  const count = submissions.length;
  const noun = isSearch ? 'resultado' : 'conversa';
  const [arrived] = arrivals;
  const news = trouble || (arrived && tellArrivals(arrivals.length, arrived));
  // The shell announces the news, outside the live region below, so that no change is announced twice.
  useEffect(() => {
    if (news) announce(news);
  }, [news]);
  return (
    <p className="cluster-2 middle small shrinkable">
      <span aria-live="polite" aria-atomic="true" className="soft tabular">
        {status === 'success' && (
          <>
            {hasMore && total ? `${count} de ${total}` : count} {count === 1 && !hasMore ? noun : `${noun}s`}
            {hasMore && !total && ', há mais'}
            {isNear && count > 0 && '. Nada exatamente assim: estes são parecidos.'}
          </>
        )}
      </span>
      {news && <span className={`strong ${trouble ? 'error' : ''}`}> {news}</span>}
    </p>
  );
}

function tellArrivals(count: number, { nome, createdAt }: Submission): string {
  return count === 1 ? `Nova conversa de ${nome}, ${formatTime(createdAt)}.` : `${count} conversas novas.`;
}

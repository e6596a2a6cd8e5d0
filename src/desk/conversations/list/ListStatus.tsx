import { useConnectionTrouble } from '#src/desk/base/InboxQueries.tsx';
import { useCount } from '#src/desk/base/useCount.ts';
import { formatTime } from '#src/domain/time/formatDateTime.ts';
import type { SubmissionList, Wanted } from './useSubmissionList.ts';

/** The number of conversations or of what was found, new arrivals and connection errors, in a polite live region. */
export function ListStatus({ wanted, list }: { wanted: Wanted; list: SubmissionList }) {
  const { status, submissions, hasMore, isNear, arrivals } = list;
  const isSearch = 'typed' in wanted;
  const total = useCount(isSearch ? undefined : wanted);
  const trouble = useConnectionTrouble();
  const count = submissions.length;
  const noun = isSearch ? 'resultado' : 'conversa';
  const [arrived] = arrivals;
  return (
    <p aria-live="polite" aria-atomic="true" className="cluster-2 middle small touch shrinkable">
      {status === 'ready' && (
        <span className="soft tabular">
          {hasMore && total ? `${count} de ${total}` : count} {count === 1 && !hasMore ? noun : `${noun}s`}
          {hasMore && !total && ', há mais'}
        </span>
      )}
      {isNear && count > 0 && ' Nada exatamente assim: estes são parecidos.'}
      {trouble && <span className="strong error"> {trouble}</span>}
      {!trouble && arrived && (
        <span className="strong">
          {' '}
          {arrivals.length === 1
            ? `Nova conversa de ${arrived.nome}, ${formatTime(arrived.createdAt)}.`
            : `${arrivals.length} conversas novas.`}
        </span>
      )}
    </p>
  );
}

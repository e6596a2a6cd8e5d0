import { useEffect, useState } from 'react';
import { admin } from '#src/desk/words/admin.ts';
import { adminTriage } from '#src/desk/words/adminTriage.ts';
import type { SubmissionQuery } from '#src/domain/submissions/inboxFilters.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatTime } from '#src/domain/time/formatDateTime.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';
import styles from './ListStatus.module.css';
import { listWords as words } from './listWords.ts';
import type { useSubmissionList } from './useSubmissionList.ts';

function arrivalWords(arrivals: readonly Submission[]): string {
  const { one, many } = words.arrived;
  const [first] = arrivals;
  if (!first) return '';
  return arrivals.length === 1
    ? `${one} ${first.nome}, ${formatTime(first.createdAt)}.`
    : `${arrivals.length} ${many}.`;
}

interface ListStatusProps {
  wanted: SubmissionQuery;
  list: Pick<ReturnType<typeof useSubmissionList>, 'state' | 'arrivals' | 'trouble' | 'deletedIds'>;
  /** How many submissions are shown. */
  count: number;
}

/** The number of conversations, new arrivals, deletions and connection errors, in a polite live region. */
export function ListStatus({
  wanted,
  list: { state, arrivals, trouble, deletedIds },
  count,
}: ListStatusProps) {
  const total = useListTotal(wanted, count);
  const { loading, moreToCome, one, many } = words;
  return (
    <p aria-live="polite" className={styles.status}>
      {state.status === 'loading' && loading}
      {state.status === 'ready' && (
        <span className="soft tabular">
          {state.next && total ? `${count} ${adminTriage.of} ${total}` : count}{' '}
          {count === 1 && !state.next ? one : many}
          {state.next && !total && `, ${moreToCome}`}
        </span>
      )}
      {deletedIds.size > 0 && <span>. {admin.remove.done}</span>}
      {trouble ? (
        <span className="strong error"> {trouble === 'denied' ? admin.denied : admin.offline}</span>
      ) : (
        arrivals.length > 0 && <span className="strong"> {arrivalWords(arrivals)}</span>
      )}
    </p>
  );
}

/** How many records the list has in all, counted anew whenever another number of them is shown; undefined until known. */
function useListTotal(wanted: SubmissionQuery, shown: number): number | undefined {
  const [total, setTotal] = useState<number>();
  const [query] = useState(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of records asks anew
  useEffect(() => {
    let left = false;
    // Without it the list says that there is more. A refused query, which nobody would see, goes to the site's log.
    import('#src/services/desk/submissions.ts')
      .then(({ countSubmissions }) => countSubmissions(query))
      .then(
        (counted) => !left && setTotal(counted),
        (error: ServiceError) => error.code === 'failed' && reportError(error),
      );
    return () => {
      left = true;
    };
  }, [query, shown]);
  return total;
}

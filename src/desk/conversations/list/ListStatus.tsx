import { useConnectionTrouble } from '#src/desk/base/InboxQueries.tsx';
import { useCount } from '#src/desk/base/useCount.ts';
import { formatTime } from '#src/domain/time/formatDateTime.ts';
import type { SubmissionList, Wanted } from './useSubmissionList.ts';

/** The number of conversations or of what was found, new arrivals and connection errors, in a polite live region. */
export function ListStatus({ wanted, list }: { wanted: Wanted; list: SubmissionList }) {
  const { status, submissions, hasMore, mayHaveMore, arrivals } = list;
  const isSearch = 'search' in wanted;
  const total = useCount(isSearch ? undefined : wanted);
  const trouble = useConnectionTrouble();
  const count = submissions.length;
  const noun = isSearch ? 'registro' : 'conversa';
  const [arrived] = arrivals;
  return (
    <p aria-live="polite" aria-atomic="true" className="cluster-2 middle small touch shrinkable">
      {status === 'ready' && (
        <span className="soft tabular">
          {hasMore && total ? `${count} de ${total}` : count} {count === 1 && !hasMore ? noun : `${noun}s`}
          {hasMore && !total && ', há mais'}
        </span>
      )}
      {mayHaveMore &&
        ' Pode haver mais: a busca lê no máximo 100 registros, os mais recentes. Um email, um telefone ou um número de referência acha o registro certo.'}
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

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingOrFailed } from './LoadingOrFailed.tsx';

interface RoomPartProps<Value> {
  /** The part's name, only for screen readers: on the screen, the link that led here shows it. */
  title: string;
  lead: string;
  query: Pick<UseQueryResult<Value>, 'data' | 'isError' | 'refetch'>;
  children: (value: Value) => ReactNode;
}

export function RoomPart<Value>({ title, lead, query, children }: RoomPartProps<Value>) {
  return (
    <section aria-labelledby="parte" className="stack-5 one-column">
      <h2 id="parte" className="visually-hidden">
        {title}
      </h2>
      <p className="wide-text">{lead}</p>
      {query.data === undefined ? (
        <LoadingOrFailed isFailed={query.isError} onRetry={query.refetch} />
      ) : (
        children(query.data)
      )}
    </section>
  );
}

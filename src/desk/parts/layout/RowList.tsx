import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { LoadingOrFailed } from './LoadingOrFailed.tsx';

type PageState = 'status' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError';

interface RowListProps {
  list: Pick<UseInfiniteQueryResult, PageState> & Record<'refetch' | 'fetchNextPage', () => Promise<unknown>>;
  empty: { title: string; text: string };
  children: readonly ReactNode[];
}

/** Rows, and a button that loads more. The link of the first added row takes the focus. */
export function RowList({ list, empty, children }: RowListProps) {
  const { status, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const rows = useRef<HTMLUListElement>(null);
  const handleMore = async () => {
    await fetchNextPage();
    rows.current?.children.item(children.length)?.querySelector('a')?.focus();
  };
  return (
    <>
      {status !== 'success' && !isFetchNextPageError && (
        <div className="pad-4">
          <LoadingOrFailed isFailed={status === 'error'} onRetry={refetch} />
        </div>
      )}
      {status === 'success' && children.length === 0 && (
        <div className="stack-2 pad-4">
          <h3>{empty.title}</h3>
          <p className="soft narrow-text">{empty.text}</p>
        </div>
      )}
      {children.length > 0 && (
        <ul ref={rows} className="plain-list">
          {children}
        </ul>
      )}
      {hasNextPage && (
        <div className="stack-4 start pad-4">
          {isFetchNextPageError && (
            <Notice tone="error" title="Não foi possível carregar mais. Tente de novo." />
          )}
          <Button variant="secondary" busy={isFetchingNextPage} onClick={handleMore}>
            {isFetchingNextPage ? 'Carregando...' : 'Carregar mais'}
          </Button>
        </div>
      )}
    </>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { deskWords } from '#src/desk/base/deskWords.ts';

type LoadingOrFailedProps = { isFailed: boolean; failed?: string; onRetry: () => void };

export function LoadingOrFailed({ isFailed, failed = deskWords.failed, onRetry }: LoadingOrFailedProps) {
  if (!isFailed) return <Spinner label="Carregando..." />;
  return (
    <div className="stack-4 start pad-block-4">
      <Notice tone="error" title={failed} />
      <Button variant="secondary" onClick={() => onRetry()}>
        Tentar de novo
      </Button>
    </div>
  );
}

interface LoadedProps<Value> {
  query: Pick<UseQueryResult<Value>, 'data' | 'isError' | 'refetch'>;
  children: (value: Value) => ReactNode;
}

export function Loaded<Value>({ query: { data, isError, refetch }, children }: LoadedProps<Value>) {
  return data === undefined ? <LoadingOrFailed isFailed={isError} onRetry={refetch} /> : children(data);
}

interface RoomPartProps<Value> extends LoadedProps<Value> {
  /** The part's name, only for screen readers: on the screen, the link that led here shows it. */
  title: string;
  lead: string;
}

export function RoomPart<Value>({ title, lead, ...content }: RoomPartProps<Value>) {
  return (
    <section aria-labelledby="parte" className="stack-5 one-column">
      <h2 id="parte" className="visually-hidden">
        {title}
      </h2>
      <p className="wide-text">{lead}</p>
      <Loaded {...content} />
    </section>
  );
}

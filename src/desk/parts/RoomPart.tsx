import type { ReactNode } from 'react';
import type { Loaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { desk } from '#src/desk/words/desk.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface RoomPartProps<Value> {
  /** Its name, for those who do not see which link led here. */
  title: string;
  /** A sentence about it. */
  lead: string;
  state: Loaded<Value>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

/** A part of a room, whose content is there once it is loaded. */
export function RoomPart<Value>({ title, lead, state, onRetry, children }: RoomPartProps<Value>) {
  return (
    <section aria-labelledby="parte" className="stack-5 one-column">
      <h2 id="parte" className="visually-hidden">
        {title}
      </h2>
      <p className="wide-text">{lead}</p>
      {state.status === 'loading' && <Spinner label={desk.loading} />}
      {state.status === 'failed' && <LoadFailure title={desk.failed} onRetry={onRetry} />}
      {state.status === 'ready' && children(state)}
    </section>
  );
}

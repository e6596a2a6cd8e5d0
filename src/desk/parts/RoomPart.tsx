import type { ReactNode } from 'react';
import type { Loaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface RoomPartProps<Value> {
  /** Its name, for those who do not see which link led here. */
  title: string;
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
      {state.status === 'ready' ? (
        children(state)
      ) : (
        <NotLoaded isFailed={state.status === 'failed'} onRetry={onRetry} />
      )}
    </section>
  );
}

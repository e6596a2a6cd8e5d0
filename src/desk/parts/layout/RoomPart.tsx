import type { ComponentProps } from 'react';
import { Loaded } from './LoadingOrFailed.tsx';

interface RoomPartProps<Value> extends ComponentProps<typeof Loaded<Value>> {
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

import type { Ref } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';

export type ActionState = { status: 'idle' | 'running' | 'done' | 'failed'; sentence?: string };

/** The outcome of an action, in a polite live region that is empty at first. */
export function ActionStatus({ state, ref }: { state: ActionState; ref?: Ref<HTMLElement> }) {
  const { status, sentence } = state;
  const isFailed = status === 'failed';
  return (
    <p aria-live="polite" className={`row-2 strong icons filled-only success ${isFailed ? 'error' : ''}`}>
      {sentence && (
        <>
          <Icon name={status === 'done' ? 'check' : 'alert'} />
          {/* Orca reads a focused element's own text, but not its children's texts. */}
          <span ref={ref} tabIndex={-1}>
            {sentence}
          </span>
        </>
      )}
    </p>
  );
}

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/actions/ActionStatus.tsx';
import { SHOWN_MS } from './useReturnFocus.ts';

interface DialogButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'busy'> {
  label: string;
  /** The sentence announced after the dialog has done its action. */
  done?: string;
  /** Whether to show the button. The outcome is shown even without it. */
  isPossible?: boolean;
  /** Renders the dialog. The dialog calls `close` with true if its action was done. */
  dialog: (close: (isDone: boolean) => void) => ReactNode;
}

export function DialogButton({ label, done, isPossible = true, dialog, ...look }: DialogButtonProps) {
  const [state, setState] = useState<'idle' | 'open' | 'done'>('idle');
  const outcome = useRef<HTMLElement>(null);
  // The focus moves to the outcome, because the button may be gone. It moves after a delay, because screen readers do
  // not announce an element that the dialog still covers.
  useEffect(() => {
    const timer = state === 'done' && setTimeout(() => outcome.current?.focus(), SHOWN_MS);
    return () => clearTimeout(timer || undefined);
  }, [state]);
  return (
    <>
      {isPossible && (
        <Button {...look} aria-haspopup="dialog" onClick={() => setState('open')}>
          {label}
        </Button>
      )}
      {done && (
        <ActionStatus
          ref={outcome}
          state={state === 'done' ? { status: 'done', sentence: done } : { status: 'idle' }}
        />
      )}
      {state === 'open' && dialog((isDone) => setState(isDone ? 'done' : 'idle'))}
    </>
  );
}

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/actions/ActionStatus.tsx';
import { SHOWN_MS } from './useReturnFocus.ts';

interface DialogButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'busy'> {
  label: string;
  /** Said once the dialog has done what it is for. */
  done?: string;
  /** Whether there is a button still; what was said stays. */
  isPossible?: boolean;
  /** The dialog, whose closing says whether it has done that. */
  dialog: (close: (isDone: boolean) => void) => ReactNode;
}

export function DialogButton({ label, done, isPossible = true, dialog, ...look }: DialogButtonProps) {
  const [state, setState] = useState<'idle' | 'open' | 'done'>('idle');
  const outcome = useRef<HTMLElement>(null);
  // The button that had the focus may be gone. A screen reader is silent about what the dialog still hides.
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

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import type { SingleKey } from '#src/desk/base/useSingleKeys.ts';
import { useSingleKeys } from '#src/desk/base/useSingleKeys.ts';
import { ActionStatus } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { SHOWN_MS } from './useReturnFocus.ts';

interface DialogButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'busy' | 'aria-keyshortcuts'> {
  label: string;
  singleKey?: SingleKey;
  /** Whether to show the button. The outcome is shown even without it. */
  isPossible?: boolean;
  /** Renders the dialog. After its action, the dialog calls `close` with the sentence to announce. */
  dialog: (close: (outcome?: string) => void) => ReactNode;
}

export function DialogButton(props: DialogButtonProps) {
  const { label, singleKey, isPossible = true, dialog, ...look } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [sentence, setSentence] = useState('');
  const outcome = useRef<HTMLElement>(null);
  // The focus moves to the outcome, because the button may be gone. It moves after a delay, because screen readers do
  // not announce an element that the dialog still covers.
  useEffect(() => {
    const timer = sentence && setTimeout(() => outcome.current?.focus(), SHOWN_MS);
    return () => clearTimeout(timer || undefined);
  }, [sentence]);
  const show = (open: boolean, told = '') => {
    setIsOpen(open);
    setSentence(told);
  };
  useSingleKeys(singleKey && isPossible ? { [singleKey]: () => show(true) } : {});
  return (
    <>
      {isPossible && (
        <Button {...look} aria-haspopup="dialog" onClick={() => show(true)}>
          {label}
        </Button>
      )}
      <ActionStatus ref={outcome} state={{ status: 'done', sentence }} />
      {isOpen && dialog((told) => show(false, told))}
    </>
  );
}

import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import styles from './AdminDialog.module.css';

interface AdminDialogProps {
  /** Opens it; without it the dialog is open while it is rendered. */
  ref?: RefObject<HTMLDialogElement | null>;
  title: string;
  /** The button that does what is asked about. */
  confirm?: ReactNode;
  /** On the button that only closes it; without it the content has its own. */
  close?: string;
  onClose?: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back, or for what is needed to do something. */
export function AdminDialog({ ref, title, confirm, close, onClose, children }: AdminDialogProps) {
  const id = useId();
  const rendered = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = rendered.current;
    // With the focus on a control in it Orca with Firefox says neither the title nor the text of a question.
    ref?.current?.setAttribute('autofocus', '');
    dialog?.showModal();
    if (dialog && heading.current) focusOnce(heading.current);
    // Closed before it goes, so that the focus returns to where it was.
    return () => dialog?.close();
  }, [ref]);
  return (
    <dialog ref={ref ?? rendered} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.words}>
        <h3 ref={heading} id={id}>
          {title}
        </h3>
        {children}
        {close && (
          <div className="cluster-3">
            {confirm}
            <Button variant={confirm ? 'secondary' : 'primary'} onClick={closeDialogAround}>
              {close}
            </Button>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Closes the dialog in which a button was pressed. */
export function closeDialogAround({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}

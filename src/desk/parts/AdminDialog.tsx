import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
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
  useLayoutEffect(() => {
    const dialog = rendered.current;
    // The dialog takes the focus itself: from a control in it Orca with Firefox says neither its title nor its text.
    (dialog ?? ref?.current)?.setAttribute('autofocus', '');
    dialog?.showModal();
    // Closed before it goes, so that the focus returns to where it was.
    return () => dialog?.close();
  }, [ref]);
  return (
    <dialog ref={ref ?? rendered} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.words}>
        <h3 id={id}>{title}</h3>
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

import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import styles from './AdminDialog.module.css';
import { SHOWN_MS } from './useReturnFocus.ts';

interface AdminDialogProps {
  title: string;
  /** The button that does what is asked about. */
  confirm?: ReactNode;
  /** On the button that only closes it; without it the content has its own. */
  close?: string;
  /** Its first field takes the focus, once its title is heard. */
  startsInField?: boolean;
  /** Called after its button or Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done, or for what is needed to do it. It is open while it is rendered. */
export function AdminDialog(props: AdminDialogProps) {
  const { title, confirm, close, startsInField = false, onClose, children } = props;
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // The dialog takes the focus itself: from a control in it Orca with Firefox says neither its title nor its text.
    dialog?.setAttribute('autofocus', '');
    dialog?.showModal();
    // Closed before it goes, so that the focus returns to where it was.
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const focusField = () => {
      const dialog = ref.current;
      // A second focus on a date field would clear the year that is being typed.
      if (dialog === document.activeElement) dialog?.querySelector('input')?.focus();
    };
    const timer = startsInField && setTimeout(focusField, SHOWN_MS);
    return () => clearTimeout(timer || undefined);
  }, [startsInField]);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
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

export function closeDialogAround({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}

import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/components/ui/Button.tsx';
import styles from './AdminDialog.module.css';
import { SHOWN_MS } from './useReturnFocus.ts';

interface AdminDialogProps {
  title: string;
  confirm?: ReactNode;
  /** Label of a button that only closes the dialog. If it is missing, the content must contain such a button. */
  close?: string;
  /** The dialog's first field takes the focus after the title is announced. */
  startsInField?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function AdminDialog(props: AdminDialogProps) {
  const { title, confirm, close, startsInField = false, onClose, children } = props;
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const content = dialog?.firstElementChild as HTMLElement | undefined;
    if (!dialog || !content) return;
    // While the content is inert, the dialog itself takes the focus. If a control took it first, Orca with Firefox would
    // not announce title and text, or would ignore the field that takes the focus afterwards.
    content.inert = true;
    dialog.showModal();
    content.inert = false;
    // The dialog is closed before it is removed, so that the focus returns.
    return () => dialog.close();
  }, []);
  useEffect(() => {
    const focusField = () => {
      const dialog = ref.current;
      // Focusing a date field a second time would clear the year that is being typed.
      if (dialog === document.activeElement) dialog?.querySelector('input')?.focus();
    };
    const timer = startsInField && setTimeout(focusField, SHOWN_MS);
    return () => clearTimeout(timer || undefined);
  }, [startsInField]);
  // Rendered outside the list, because a narrow window hides the list while a submission is open.
  return createPortal(
    <dialog
      ref={ref}
      tabIndex={-1}
      className={styles.dialog}
      aria-labelledby={id}
      // In development, React closes a new dialog and opens it again. That close event is ignored.
      onClose={() => !ref.current?.open && onClose()}
    >
      <div className={styles.words}>
        <h3 id={id} className="capital">
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
    </dialog>,
    document.querySelector('main') ?? document.body,
  );
}

export function closeDialogAround({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}

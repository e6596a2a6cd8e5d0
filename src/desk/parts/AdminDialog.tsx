import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import styles from './AdminDialog.module.css';

interface AdminDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** The button that does what is asked about. */
  confirm?: ReactNode;
  /** On the button that only closes it; without it the content has its own. */
  close?: string;
  onClose?: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back; opened by its ref. */
export function AdminDialog({ ref, title, confirm, close, onClose, children }: AdminDialogProps) {
  const id = useId();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.words}>
        <h3 id={id}>{title}</h3>
        {children}
        {close && (
          <div className={styles.actions}>
            {confirm}
            <Button variant={confirm ? 'secondary' : 'primary'} onClick={() => ref.current?.close()}>
              {close}
            </Button>
          </div>
        )}
      </div>
    </dialog>
  );
}

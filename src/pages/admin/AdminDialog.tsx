import { type ReactNode, type Ref, useId } from 'react';
import styles from './AdminDialog.module.css';

interface AdminDialogProps {
  ref: Ref<HTMLDialogElement>;
  title: string;
  /** The buttons below the text. */
  actions?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back; opened by its ref. */
export function AdminDialog({ ref, title, actions, onClose, children }: AdminDialogProps) {
  const id = useId();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.words}>
        <h3 id={id}>{title}</h3>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

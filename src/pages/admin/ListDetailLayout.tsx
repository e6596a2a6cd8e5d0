import type { ReactNode } from 'react';
import styles from './ListDetailLayout.module.css';

interface ListDetailLayoutProps {
  /** What stands beside the list, or in its place on a phone. */
  detail: ReactNode;
  /** What the pane's place shows while nothing is opened. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** A list with the submission that was opened from it. */
export function ListDetailLayout({ detail, placeholder, children }: ListDetailLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={`${styles.list} shrinkable`}>{children}</div>
      <div className={`${styles.detail} shrinkable`}>
        {detail ?? <div className={styles.placeholder}>{placeholder}</div>}
      </div>
    </div>
  );
}

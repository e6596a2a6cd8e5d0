import type { ReactNode } from 'react';
import styles from './Split.module.css';

interface SplitProps {
  /** What stands beside the list, or in its place on a phone. */
  pane: ReactNode;
  /** What the pane's place shows while nothing is opened. */
  invitation: ReactNode;
  children: ReactNode;
}

/** A list with the record that was opened from it. */
export function Split({ pane, invitation, children }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.list}>{children}</div>
      <div className={styles.pane}>{pane ?? <div className={styles.invitation}>{invitation}</div>}</div>
    </div>
  );
}

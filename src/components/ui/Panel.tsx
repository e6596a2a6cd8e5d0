import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A panel with a dashed line inside its edge. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

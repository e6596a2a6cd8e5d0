import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A piece of cloth with a seam along its edge. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

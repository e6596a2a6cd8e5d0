import type { ReactNode } from 'react';
import styles from './Cloth.module.css';

/** A piece of cloth with a seam along its edge. */
export function Cloth({ children }: { children: ReactNode }) {
  return <div className={styles.cloth}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

/** One building block with its name, as it looks wherever it is used. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.pieces}>{children}</div>
    </div>
  );
}

/** Blocks that stand beside each other where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

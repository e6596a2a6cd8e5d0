import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

/** One building block with its name, as it looks wherever it is used. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <h3 className="plain small soft strong">{title}</h3>
      <div className="stack-5 shrinkable">{children}</div>
    </div>
  );
}

/** Blocks that stand beside each other where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="cluster-4 middle">{children}</div>;
}

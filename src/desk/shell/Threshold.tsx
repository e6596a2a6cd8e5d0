import type { ReactNode } from 'react';
import styles from './DeskPage.module.css';

/** In front of the desk: until it is known who is there, and for those who may not come in. */
export function Threshold({ children }: { children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className={styles.threshold}>
      <h1 className="title-m">Painel</h1>
      {children}
    </main>
  );
}

import type { ReactNode } from 'react';
import styles from './DeskPage.module.css';

/** The page instead of the desk while the session is not known yet, and for people without access. */
export function Threshold({ children }: { children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className={styles.threshold}>
      <h1 className="title-m">Painel</h1>
      {children}
    </main>
  );
}

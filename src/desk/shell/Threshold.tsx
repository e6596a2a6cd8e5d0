import type { ReactNode } from 'react';
import styles from './DeskPage.module.css';

/** The page that replaces the desk until the session is loaded, and for people without access. */
export function Threshold({ children }: { children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className={styles.threshold}>
      <h1 className="title-m">Painel</h1>
      {children}
    </main>
  );
}

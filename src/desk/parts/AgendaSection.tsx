import type { ReactNode } from 'react';
import styles from './AgendaSection.module.css';

/** One part of the agenda's settings, under its heading. */
export function AgendaSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className="title-s">{title}</h3>
      {children}
    </section>
  );
}

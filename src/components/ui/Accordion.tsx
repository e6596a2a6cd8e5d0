import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

/** Native disclosures: they open without a script, and find-in-page opens them too. */
export function Accordion({ items }: { items: readonly { title: string; content: ReactNode }[] }) {
  return (
    <div>
      {items.map(({ title, content }) => (
        <details key={title} className={`${styles.item} hairline-below`}>
          <summary className={styles.summary}>
            <span>{title}</span>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M2 10h16" />
              <path className={styles.upright} d="M10 2v16" />
            </svg>
          </summary>
          <div className={`${styles.content} measure`}>{content}</div>
        </details>
      ))}
    </div>
  );
}

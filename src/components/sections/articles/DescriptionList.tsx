import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface DescriptionEntry {
  term: string;
  href?: string;
  text: ReactNode;
}

/** Terms and what belongs to each, line by line, without those to which nothing belongs; beside each other where there is room. */
export function DescriptionList({ entries }: { entries: readonly DescriptionEntry[] }) {
  return (
    <dl>
      {entries
        .filter(({ text }) => text)
        .map(({ term, href, text }) => (
          <div key={term} className={styles.entry}>
            <dt className="strong balance">{href ? <a href={href}>{term}</a> : term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  entries: readonly { term: string; href?: string; text: ReactNode }[];
  className?: string;
}

/** A list of terms with descriptions, beside each other if there is room. Terms without a description are left out. */
export function DescriptionList({ entries, className = 'rule-below' }: DescriptionListProps) {
  return (
    <dl className={className}>
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

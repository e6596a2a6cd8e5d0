import styles from './TableOfContents.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

export interface ContentsEntry {
  id: string;
  title: string;
}

interface TableOfContentsProps {
  title: string;
  entries: readonly ContentsEntry[];
}

/** Links to the sections of a long page; a line beside the link marks the current one. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <nav className={`${styles.contents} stack-3 screen-only`} aria-label={title}>
      <p className="strong" aria-hidden="true">
        {title}
      </p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              className={styles.link}
              href={`#${entry.id}`}
              aria-current={entry.id === current ? 'location' : undefined}
            >
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

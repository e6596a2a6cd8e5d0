import type { ReactNode } from 'react';
import styles from './ArticleLayout.module.css';
import { type ContentsEntry, TableOfContents } from './TableOfContents.tsx';

interface ArticleLayoutProps {
  contentsTitle: string;
  sections: readonly (ContentsEntry & { body: ReactNode })[];
  /** Sections of the page below this text. The table of contents lists them after the text's own sections. */
  further?: readonly ContentsEntry[];
  children?: ReactNode;
  after?: ReactNode;
}

export function ArticleLayout(props: ArticleLayoutProps) {
  const { contentsTitle, sections, further = [], children, after } = props;
  return (
    <div className={styles.article}>
      <div className={`${styles.aside} self-top-l sticky-l`}>
        <TableOfContents title={contentsTitle} entries={[...sections, ...further]} />
      </div>
      <div className={styles.text}>
        {children}
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} className={styles.section}>
            <h2 className={styles.title}>{title}</h2>
            {body}
          </section>
        ))}
        {after}
      </div>
    </div>
  );
}

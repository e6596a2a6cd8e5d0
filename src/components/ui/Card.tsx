import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Card.module.css';

type CardTone = 'plain' | 'surface' | 'sunflower' | 'lilac' | 'sky' | 'coral' | 'petrol' | 'ink';

interface CardProps {
  title: string;
  headingLevel?: 2 | 3 | 4;
  tone?: CardTone;
  /** A link makes the whole card a target; its dashed border shows on hover and focus. */
  link?: { to: string; label: string } | undefined;
  media?: ReactNode;
  children?: ReactNode;
}

export function Card({ title, headingLevel = 3, tone = 'surface', link, media, children }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={`${styles.card} row relative hidden-overflow rounded-l whole column`}
      data-tone={tone === 'plain' ? undefined : tone}
      data-linked={link ? true : undefined}
    >
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>
        <Heading>{title}</Heading>
        {children}
        {link && (
          <Link className={styles.link} to={link.to} aria-label={`${link.label}: ${title}`}>
            {link.label}
          </Link>
        )}
      </div>
    </article>
  );
}

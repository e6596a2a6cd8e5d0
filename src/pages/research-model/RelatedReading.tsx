import { Link } from 'react-router-dom';
import { researchModelPage } from '#src/content/researchModelPage.ts';
import styles from './RelatedReading.module.css';

interface RelatedReadingProps {
  items: readonly { tipo: string; titulo: string; link: string }[];
}

/** What treats the same subject elsewhere on the site. */
export function RelatedReading({ items }: RelatedReadingProps) {
  return (
    <section className={styles.related}>
      <h2 className={styles.title}>{researchModelPage.related}</h2>
      <ul className={styles.list}>
        {items.map(({ tipo, titulo, link }) => (
          <li key={link}>
            <span className={styles.type}>{tipo}</span>
            <Link to={link}>{titulo}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

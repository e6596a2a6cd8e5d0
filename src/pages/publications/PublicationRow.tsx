import type publications from 'virtual:content/publications';
import { Link } from 'react-router-dom';
import { Picture } from '#src/components/ui/Picture.tsx';
import { publicationsPage } from '#src/content/publicationsPage.ts';
import styles from './PublicationRow.module.css';

/** One publication, its cover beside what it is about. */
export function PublicationRow({ publication }: { publication: (typeof publications)[number] }) {
  const { tipo, titulo, resumo, autores, data, publicado, imagem, link } = publication;
  return (
    <li className={styles.row}>
      <Picture image={imagem} className={styles.cover} />
      <div className={styles.words}>
        <p className={styles.type}>{tipo}</p>
        <h2 className={styles.title}>{titulo}</h2>
        <p className={styles.summary}>{resumo}</p>
        <p className={styles.byline}>
          {autores.join(' e ')} · <time dateTime={data}>{publicado}</time>
        </p>
        <Link className={styles.link} to={link} aria-label={`${publicationsPage.read}: ${titulo}`}>
          {publicationsPage.read}
        </Link>
      </div>
    </li>
  );
}

import type { publications } from 'virtual:content/lists/publications';
import { Link } from 'react-router-dom';
import { Picture } from '#src/components/ui/Picture.tsx';
import { publicationsPage } from '#src/copy/academy/publicationsPage.ts';
import styles from './PublicationRow.module.css';

export function PublicationRow({ publication }: { publication: (typeof publications)[number] }) {
  const { tipo, titulo, resumo, autores, data, publicado, imagem, link } = publication;
  return (
    <li className={styles.row}>
      <Picture image={imagem} className={styles.cover} />
      <div className="stack-4 centred start">
        <p className="badge">{tipo}</p>
        <h2 className={styles.title}>{titulo}</h2>
        <p className="lead wide-text">{resumo}</p>
        <p className="soft">
          {autores.join(' e ')} · <time dateTime={data}>{publicado}</time>
        </p>
        <Link
          className="strong target cover-link"
          to={link}
          aria-label={`${publicationsPage.read}: ${titulo}`}
        >
          {publicationsPage.read}
        </Link>
      </div>
    </li>
  );
}

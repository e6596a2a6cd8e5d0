import { models } from 'virtual:content/lists/models';
import { Link } from 'react-router-dom';
import { publicationsPage } from '#src/copy/academy/publicationsPage.ts';
import styles from './ModelLinks.module.css';

export function ModelLinks() {
  const { title, intro } = publicationsPage.models;
  return (
    <section className="band" data-tone="ink">
      <div className="content-width grid-7 wide-gap-6 split-4-8">
        <header className="stack-4 top">
          <h2>{title}</h2>
          <p className="lead soft">{intro}</p>
        </header>
        <ul className="stack">
          {models.map(({ id, titulo, pergunta, link }) => (
            <li key={id} className={styles.model}>
              <Link className="display title-m leading-loose text-colour cover-link" to={link}>
                {titulo}
              </Link>
              <p>{pergunta}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

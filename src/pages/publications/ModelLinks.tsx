import models from 'virtual:content/models';
import { Link } from 'react-router-dom';
import { publicationsPage } from '#src/content/publicationsPage.ts';
import styles from './ModelLinks.module.css';

/** The research models behind the publications, by their question. */
export function ModelLinks() {
  const { title, intro } = publicationsPage.models;
  return (
    <section className={styles.models} data-tone="ink">
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </header>
        <ul className={styles.list}>
          {models.map(({ id, titulo, pergunta, link }) => (
            <li key={id} className={styles.model}>
              <Link className={styles.link} to={link}>
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

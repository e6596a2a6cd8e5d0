import models from 'virtual:content/models';
import { Link } from 'react-router-dom';
import { Picture } from '#src/components/ui/Picture.tsx';
import { academy } from '#src/content/academy.ts';
import styles from './ModelsSection.module.css';

/** One model large, two beside each other: three pieces of different cut. */
export function ModelsSection() {
  const { title, intro, link } = academy.models;
  return (
    <section className={styles.models} data-tone="surface">
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </header>
        {models.map(({ id, titulo, pergunta, descricao, imagem, link: address }) => (
          <article key={id} className={styles.model}>
            <Picture image={imagem} className={styles.picture} />
            <div className={styles.words}>
              <h3 className={styles.title}>{titulo}</h3>
              <p className={styles.question}>{pergunta}</p>
              <p>{descricao}</p>
              <Link className={styles.link} to={address} aria-label={`${link}: ${titulo}`}>
                {link}
              </Link>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

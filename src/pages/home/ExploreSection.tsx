import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { home } from '#src/content/home.ts';
import { paths } from '#src/domain/paths.ts';
import styles from './ExploreSection.module.css';

/** The four ways to begin; each leads to the page that tells more. */
export function ExploreSection() {
  const { title, intro, offers, action } = home.explore;
  return (
    <section className={styles.explore} data-tone="surface">
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
          <ButtonLink to={paths.portfolio} icon="arrow">
            {action}
          </ButtonLink>
        </header>
        <ul className={styles.offers}>
          {offers.map(({ to, titulo, descricao, image }) => (
            <li key={titulo} className={styles.offer}>
              <Picture image={image} className={styles.swatch} />
              <h3>
                <Link className={styles.link} to={to}>
                  {titulo}
                </Link>
              </h3>
              <p>{descricao}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { home } from '#src/copy/site/home.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './ExploreSection.module.css';

/** The four ways to begin; each leads to the page that tells more. */
export function ExploreSection() {
  const { title, intro, offers, action } = home.explore;
  return (
    <section className="band" data-tone="surface">
      <div className="content-width grid-7 split-4-8">
        <header className={`${styles.header} stack-5 top start self-top-l`}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
          <ButtonLink to={paths.portfolio} icon="arrow" label={action} />
        </header>
        <ul className="grid-7 columns-2">
          {offers.map(({ to, titulo, descricao, image }) => (
            <li key={titulo} className={styles.offer}>
              <Picture image={image} className="rounded-m" />
              <h3>
                <Link className={styles.link} to={to}>
                  {titulo}
                </Link>
              </h3>
              <p className="soft balance">{descricao}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

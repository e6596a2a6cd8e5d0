import { featured } from 'virtual:content/lists/featured';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { home } from '#src/copy/site/home.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './ExploreSection.module.css';

export function ExploreSection() {
  const { title, intro, cases, doors, offers, action } = home.explore;
  return (
    <section className="band" data-tone="surface">
      <div className="content-width stack-8">
        <header className="grid-5 wide-gap-6 split-7-5 bottom-l">
          <h2>{title}</h2>
          <div className="stack-4 start">
            <p className="lead soft balance narrow-text">{intro}</p>
            <ButtonLink to={paths.portfolio} icon="arrow" label={action} />
          </div>
        </header>
        <ul className="plain-list grid-7 columns-2-m">
          {featured.map(({ path, title: name, client, figure, image }) => (
            <li key={path} className={`${styles.work} stack-3 top relative focus-frame rounded-m`}>
              <Picture image={image} className="full rounded-m" />
              <h3 className="title-m leading-display">
                <Link className={styles.link} to={path} aria-label={`${cases}: ${name}`}>
                  {name}
                </Link>
              </h3>
              <p>
                <strong className="display title-l leading-display block accent">{figure.valor}</strong>
                {` ${figure.label}`}
              </p>
              <p className="small soft">{`${client}. ${figure.pessoas}, ${figure.data}.`}</p>
            </li>
          ))}
        </ul>
        <div className="stack-5">
          <p className="heading title-s">{doors}</p>
          <ul className="plain-list grid-5 columns-2-s columns-4">
            {offers.map(({ to, titulo, descricao }) => (
              <li key={titulo} className="rule-above pad-above-3 stack-2 top relative">
                <h3 className="title-s">
                  <Link className="cover-link" to={to}>
                    {titulo}
                  </Link>
                </h3>
                <p className="soft">{descricao}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

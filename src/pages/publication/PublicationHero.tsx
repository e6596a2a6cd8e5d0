import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs, type Crumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { paths } from '#src/domain/site/paths.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import styles from './PublicationHero.module.css';

export function PublicationHero({ item, trail }: { item: Item<'publications'>; trail: readonly Crumb[] }) {
  const { tipo, titulo, autores, data, publicado, imagem, minutes, tone } = item;
  return (
    <header className={`${styles.hero} gutter pad-above-5 pad-below-7`} data-tone={tone}>
      <div className={`${styles.inner} content-width grid-6 wide-gap`}>
        <div className={`${styles.words} stack-5 top start`}>
          <Breadcrumbs trail={trail} current={titulo} />
          <p className={styles.type}>{tipo}</p>
          <h1 className="hero leading-title em-12">{titulo}</h1>
          <p>
            {autores.map((nome, index) => (
              <Fragment key={nome}>
                {index > 0 && ' e '}
                <Link className="strong" to={`${paths.about}#${slugOf(nome)}`}>
                  {nome}
                </Link>
              </Fragment>
            ))}
            <br />
            <time dateTime={data}>{publicado}</time> · {minutes} min de leitura
          </p>
        </div>
        <Picture image={imagem} className={styles.cover} priority />
      </div>
    </header>
  );
}

import { models } from 'virtual:content/lists/models';
import { publications } from 'virtual:content/lists/publications';
import { Link } from 'react-router-dom';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { FilterBar } from '#src/components/sections/FilterBar.tsx';
import { useQueryChoice } from '#src/components/sections/useQueryChoice.ts';
import { CardLink } from '#src/components/ui/CardLink.tsx';
import { Breadcrumbs } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { publicationsPage } from '#src/copy/academy/publicationsPage.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import styles from './PublicationsPage.module.css';

const { types: labels } = publicationsPage;
const types = Object.keys(labels) as (keyof typeof labels)[];

const trail = [{ label: 'Academy', to: paths.academy }];

export default function PublicationsPage() {
  const { head, title, lead, filter, action } = publicationsPage;
  const { chosen: type, choose } = useQueryChoice('tipo', types);
  const shown = publications.filter((publication) => !type || publication.type === type);
  return (
    <>
      <PageHead {...head} {...placeOf('publications')} name={title} trail={trail} />
      <div className="page-width gutter pad-above-5 band-below stack one-column">
        <header className={`grid-5 split-8-4 bottom-l pad-below-7`}>
          <Breadcrumbs trail={trail} current={title} />
          <h1 className={styles.title}>{title}</h1>
          <p className="lead soft narrow-text">{lead}</p>
        </header>
        <FilterBar
          label={filter.label}
          choices={[
            { value: null, label: filter.all },
            ...types.map((value) => ({ value, label: labels[value] })),
          ]}
          chosen={type}
          count={shown.length === 1 ? '1 publicação' : `${shown.length} publicações`}
          onChoose={choose}
        />
        <ul>
          {shown.map((publication) => (
            <PublicationRow key={publication.id} publication={publication} />
          ))}
        </ul>
      </div>
      <section className="band" data-tone="ink">
        <div className="content-width grid-7 wide-gap-6 split-4-8">
          <header className="stack-4 top">
            <h2>{publicationsPage.models.title}</h2>
            <p className="lead soft">{publicationsPage.models.intro}</p>
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
      <CallToAction tone="coral" {...action} />
    </>
  );
}

function PublicationRow({ publication }: { publication: (typeof publications)[number] }) {
  const { tipo, titulo, resumo, autores, data, publicado, imagem, link } = publication;
  return (
    <li className={styles.row}>
      <Picture image={imagem} className={`${styles.cover} rounded-m`} />
      <div className="stack-4 centred start">
        <p className="badge">{tipo}</p>
        <h2 className={styles.rowTitle}>{titulo}</h2>
        <p className="lead wide-text">{resumo}</p>
        <p className="soft">
          {autores.join(' e ')} · <time dateTime={data}>{publicado}</time>
        </p>
        <CardLink to={link} label={publicationsPage.read} about={titulo} />
      </div>
    </li>
  );
}

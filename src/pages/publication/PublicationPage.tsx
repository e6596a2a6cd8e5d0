import { Link } from 'react-router-dom';
import { ArticleLayout } from '#src/components/sections/articles/ArticleLayout.tsx';
import { ReadingProgress } from '#src/components/sections/articles/ReadingProgress.tsx';
import { TextBlocks, Words } from '#src/components/sections/articles/TextBlocks.tsx';
import { PieceLink } from '#src/components/sections/PieceLink.tsx';
import { Later } from '#src/components/ui/behaviour/Later.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { organization } from '#src/components/ui/head/studioJsonLd.ts';
import { paths } from '#src/domain/site/paths.ts';
import { Citation } from './Citation.tsx';
import { DataChart } from './DataChart.tsx';
import { PublicationHero } from './PublicationHero.tsx';
import styles from './PublicationPage.module.css';

export { default as loaders } from 'virtual:content/loaders/publications';
export const trail = [
  { label: 'Academy', to: paths.academy },
  { label: 'Publicações', to: paths.publications },
];

export default function PublicationPage({ item }: { item: Item<'publications'> }) {
  const { head, page, link, lead, sections, references, others, titulo, autores, data, imagem } = item;
  return (
    <>
      <PageHead
        {...head}
        {...page}
        article={{ title: titulo, authors: autores, published: data, pictureText: imagem.alt }}
        trail={trail}
        structuredData={import.meta.env.SSR && [publicationJsonLd(item)]}
      />
      <article className={styles.publication}>
        <ReadingProgress />
        <PublicationHero item={item} trail={trail} />
        <Later>
          <ArticleLayout
            contentsTitle="Nesta publicação"
            sections={[
              ...sections.map(({ id, title, blocks, chart }) => ({
                id,
                title,
                body: (
                  <>
                    <TextBlocks blocks={blocks} />
                    {chart && <DataChart chart={chart} />}
                  </>
                ),
              })),
              {
                id: 'referencias',
                title: 'Referências',
                body: (
                  <ul className={`${styles.references} stack-4`}>
                    {references.map((reference) => (
                      <li key={JSON.stringify(reference)}>
                        <Words words={reference} />
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
            further={[{ id: 'citar', title: 'Como citar' }]}
            after={<Citation work={item} url={siteUrl(link)} />}
          >
            <p className="title-s leading-lead">{lead}</p>
          </ArticleLayout>
          <nav className="screen-only gutter band-below" aria-labelledby="continue-lendo">
            <div className={`${styles.inner} content-width grid-6 rule-above pad-above-7 split-1-3`}>
              <h2 id="continue-lendo" className="subtitle">
                Continue lendo
              </h2>
              <ul className={`${styles.list} grid-6 columns-2-m`}>
                {others.map(({ id, tipo, titulo, imagem, link: to }) => (
                  <PieceLink
                    key={id}
                    image={imagem}
                    above={<span className="soft">{tipo}</span>}
                    label={titulo}
                    to={to}
                  />
                ))}
              </ul>
              <Link className="self-start self-top strong target" to={paths.publications}>
                Todas as publicações
              </Link>
            </div>
          </nav>
        </Later>
      </article>
    </>
  );
}

const types = {
  'artigo-cientifico': 'ScholarlyArticle',
  'estudo-de-caso': 'Article',
  'white-paper': 'Report',
} as const satisfies Record<Item<'publications'>['type'], string>;

function publicationJsonLd(item: Item<'publications'>): object {
  const { type, titulo, autores, data, link, head, page } = item;
  return {
    '@type': types[type],
    headline: titulo,
    description: head.description,
    inLanguage: 'pt-BR',
    datePublished: data,
    image: siteUrl(`/images/og/${page.card}.png`),
    author: autores.map((name) => ({ '@type': 'Person', name })),
    publisher: organization,
    mainEntityOfPage: siteUrl(link),
  };
}

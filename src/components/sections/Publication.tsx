import { Link } from 'react-router-dom';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import { siteUrl } from '#src/components/ui/siteUrl.ts';
import { paths } from '#src/domain/paths.ts';
import { readingMinutes } from '#src/domain/readingMinutes.ts';
import { ArticleLayout } from './ArticleLayout.tsx';
import { Citation } from './Citation.tsx';
import styles from './Publication.module.css';
import { PublicationHero } from './PublicationHero.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import type { Tone } from './Section.tsx';
import { blockText, type TextBlock, TextBlocks } from './TextBlocks.tsx';

export interface PublicationSummary {
  id: string;
  tipo: string;
  titulo: string;
  autores: readonly string[];
  /** YYYY-MM-DD, and the same day in words. */
  data: string;
  publicado: string;
  imagem: PictureImage;
  link: string;
}

interface PublicationProps {
  publication: PublicationSummary;
  lead: string;
  sections: readonly { id: string; title: string; blocks: readonly TextBlock[] }[];
  /** Works cited, each a whole reference, in alphabetical order. */
  references: readonly string[];
  /** All of them, to read on. */
  publications: readonly PublicationSummary[];
  tone: Tone;
}

/** The pages above a publication. */
const trail = [
  { label: 'Academy', to: paths.academy },
  { label: 'Publicações', to: paths.publications },
];

/** A publication from its cover to its references, and how to cite it. */
export function Publication({
  publication,
  lead,
  sections,
  references,
  publications,
  tone,
}: PublicationProps) {
  const others = publications.filter(({ id }) => id !== publication.id);
  const minutes = readingMinutes([lead, ...sections.flatMap(({ blocks }) => blocks.map(blockText))]);
  return (
    <article className={styles.publication}>
      <ReadingProgress />
      <PublicationHero publication={publication} minutes={minutes} trail={trail} tone={tone} />
      <ArticleLayout
        contentsTitle="Nesta publicação"
        sections={[
          ...sections.map(({ id, title, blocks }) => ({ id, title, body: <TextBlocks blocks={blocks} /> })),
          {
            id: 'referencias',
            title: 'Referências',
            body: (
              <ul className={styles.references}>
                {references.map((reference) => (
                  <li key={reference}>{reference}</li>
                ))}
              </ul>
            ),
          },
        ]}
        after={<Citation work={publication} url={siteUrl(publication.link)} />}
      >
        <p className={styles.lead}>{lead}</p>
      </ArticleLayout>
      <nav className={styles.others} aria-labelledby="continue-lendo">
        <div className={styles.inner}>
          <h2 id="continue-lendo" className={styles.heading}>
            Continue lendo
          </h2>
          <ul className={styles.list}>
            {others.map(({ id, tipo, titulo, imagem, link }) => (
              <li key={id} className={styles.other}>
                <Picture image={{ ...imagem, alt: '' }} className={styles.cover} />
                <span className={styles.words}>
                  <span className={styles.type}>{tipo}</span>
                  <Link to={link}>{titulo}</Link>
                </span>
              </li>
            ))}
          </ul>
          <Link className={styles.all} to={paths.publications}>
            Todas as publicações
          </Link>
        </div>
      </nav>
    </article>
  );
}

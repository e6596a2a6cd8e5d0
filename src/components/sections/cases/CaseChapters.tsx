import { lazy, Suspense } from 'react';
import { mediaUrl } from '#src/components/ui/mediaUrl.ts';
import { Picture } from '#src/components/ui/Picture.tsx';
import styles from './CaseChapters.module.css';
import { CaseSheet } from './CaseSheet.tsx';

type CaseChapter = Item<'cases-results'>['account']['making'][number];

const LiveArtefact = lazy(async () => ({
  default: (await import('#src/components/sections/live/LiveArtefact.tsx')).LiveArtefact,
}));

/** A wide picture goes below the text, a square one beside it, and two pictures form a pair. */
function shapeOf([first, second]: CaseChapter['imagens']): 'wide' | 'square' | 'pair' {
  if (second) return 'pair';
  return !first || first.imagem.width > first.imagem.height * 1.3 ? 'wide' : 'square';
}

function Figures({ images }: { images: CaseChapter['imagens'] }) {
  return images.map(({ imagem, legenda }) => (
    <figure key={imagem.src} className="stack-3 top">
      <a href={mediaUrl(imagem.src)} aria-label={`Ampliar: ${imagem.alt}`}>
        <Picture image={{ ...imagem, alt: '' }} className="frame" />
      </a>
      <figcaption className="small soft measure balance">{legenda}</figcaption>
    </figure>
  ));
}

export function CaseChapters({ chapters }: { chapters: readonly CaseChapter[] }) {
  return chapters.map(({ titulo, tone, texto, imagens, folha, artefato }) => (
    <section key={titulo} className={`${styles.chapter} band`} data-tone={tone} data-shape={shapeOf(imagens)}>
      <div className="content-width grid-6 columns-12">
        <div className={`${styles.words} stack-5 top`}>
          <h2>{titulo}</h2>
          <div className="stack-4 measure">
            {texto.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {artefato ? (
          <Suspense fallback={<Figures images={imagens} />}>
            <LiveArtefact name={artefato}>
              <Figures images={imagens} />
            </LiveArtefact>
          </Suspense>
        ) : (
          <Figures images={imagens} />
        )}
        {folha && <CaseSheet sheet={folha} />}
      </div>
    </section>
  ));
}

import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseChapters } from '#src/components/sections/cases/CaseChapters.tsx';
import { CaseEvidence } from '#src/components/sections/cases/CaseEvidence.tsx';
import { CaseSound } from '#src/components/sections/cases/CaseSound.tsx';
import { caseTitle } from '#src/components/sections/cases/caseTitle.ts';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { Later } from '#src/components/ui/behaviour/Later.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { Breadcrumbs } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { organization } from '#src/components/ui/head/studioJsonLd.ts';
import { Picture, type PictureFile } from '#src/components/ui/Picture.tsx';
import { caseCallToAction } from '#src/copy/about/caseCallToAction.ts';
import { categories } from '#src/copy/about/categories.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './ProjectStory.module.css';

export { default as loaders } from 'virtual:content/loaders/projects';
export const trail = [{ label: 'Projetos', to: paths.portfolio }];

export default function ProjectPage({ item }: { item: Item<'projects'> }) {
  const { title, client, year, category, description, page, slug, previous, next, ending, image } = item;
  const { label, tone, consultation } = categories[category];
  return (
    <>
      <PageHead
        title={caseTitle(title, `projeto para ${client}`)}
        description={`${description} O desafio, a solução e o que ficou depois que saímos.`}
        {...page}
        trail={trail}
        structuredData={
          import.meta.env.SSR && [
            {
              '@type': 'CreativeWork',
              name: title,
              description,
              dateCreated: year,
              genre: label,
              inLanguage: 'pt-BR',
              creator: organization,
            },
          ]
        }
      />
      <ProjectStory item={item} />
      <SeriesLinks label="Outros projetos" previous={previous} next={next} />
      <ContactAction
        {...caseCallToAction}
        {...ending}
        picture={image}
        caseSlug={slug}
        consultation={consultation}
        tone={tone}
      />
    </>
  );
}

function shapeOf({ width, height }: PictureFile): 'wide' | 'tall' | 'square' {
  if (width > height * 1.2) return 'wide';
  return height > width * 1.2 ? 'tall' : 'square';
}

function ProjectStory({ item }: { item: Item<'projects'> }) {
  const { title, client, year, category, description, image, desafio, solucao, resultado, account } = item;
  const { label, tone } = categories[category];
  const facts = { Cliente: client, Ano: year, Categoria: label };
  return (
    <article>
      <header className={`${styles.hero} gutter pad-above-5`} data-tone={tone} data-shape={shapeOf(image)}>
        <div className={`${styles.inner} content-width grid-6 columns-12`}>
          <div className={`${styles.heading} stack-5 shrinkable across-l`}>
            <Breadcrumbs trail={trail} current={title} />
            <h1 className="hero-l leading-tight breakable">{title}</h1>
          </div>
          <div className={`${styles.words} stack-6 top across-l`}>
            <p className="measure lead">{description}</p>
            <dl className={styles.facts}>
              {Object.entries(facts).map(([term, text]) => (
                <div key={term} className="row wrapping between rule-above pad-block-3">
                  <dt>{term}</dt>
                  <dd className="strong">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={`${styles.media} across-l screen-only`}>
            <Picture image={image} className="frame" priority />
          </div>
        </div>
      </header>
      <Later>
        <div className={styles.story}>
          <section className={`${styles.challenge} stack-4 top`}>
            <h2 className="part-name title-s tracking">Desafio</h2>
            <p className="heading subtitle leading-heading balance">{desafio}</p>
          </section>
          <StitchPath
            className={`${styles.path} path-l full-l self-top-l screen-only`}
            viewBox="0 0 480 240"
            path="M 4 0 C 4 150 60 120 190 118 S 330 30 470 52"
          />
          <section className={`${styles.solution} stack-4 top`}>
            <h2 className="part-name title-s tracking">Solução</h2>
            <p className="measure lead">{solucao}</p>
          </section>
        </div>
        {account && <CaseChapters chapters={account.making} />}
        {account?.sound && <CaseSound sound={account.sound} />}
        {account && <CaseChapters chapters={account.lessons} />}
        <div className="page-width gutter pad-above-7">
          <section className="stack clip rounded-l split-4-8 across-l" data-tone="ink">
            <div className={styles.detail} data-shape={shapeOf(image)}>
              <Picture className="fill" image={{ ...image, alt: '' }} />
            </div>
            <div className={styles.resultWords}>
              <h2 className="title-s tracking">Resultado</h2>
              <p className="heading subtitle leading-heading balance">{resultado}</p>
            </div>
          </section>
        </div>
        {account && <CaseEvidence evidence={account.evidence} />}
      </Later>
    </article>
  );
}

import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseChapters } from '#src/components/sections/cases/CaseChapters.tsx';
import { CaseEvidence } from '#src/components/sections/cases/CaseEvidence.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { TileIcon, type TileIconName } from '#src/components/ui/drawings/TileIcon.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { paths } from '#src/domain/site/paths.ts';
import stepStyles from './MethodSteps.module.css';
import styles from './PhotographyCasePage.module.css';
import resultStyles from './Results.module.css';

export { default as loaders } from 'virtual:content/loaders/cases-results';
export const trail = [{ label: 'Projetos', to: paths.portfolio }];

export default function PhotographyCasePage({ item }: { item: Item<'cases-results'> }) {
  const { page, head, previous, next, hero, slug, story, method, services, results, action, account } = item;
  return (
    <>
      <PageHead {...head} {...page} trail={trail} />
      <div className="gutter page-top" data-tone="ink">
        <div className="content-width grid-5 split-5-7">
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={hero.title} />
          <h1 className={styles.title}>{hero.title}</h1>
          <p className="lead soft measure">{hero.lead}</p>
          <dl className={styles.facts}>
            {hero.facts.map(({ label, text }) => (
              <div className="rule-above pad-above-3" key={label}>
                <dt className="small soft">{label}</dt>
                <dd className="leading-lead strong">{text}</dd>
              </div>
            ))}
          </dl>
          <div className={`${styles.media} across-l`}>
            <Picture className="full" image={item.imagem} priority />
          </div>
        </div>
      </div>
      <section className={styles.story}>
        <h2 className="ch-14">{story.title}</h2>
        <div className="stack-4 measure lead">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Section tone="surface" title={method.title} intro={method.intro}>
        <MethodSteps steps={method.steps} />
      </Section>
      <CaseChapters chapters={account.making} />
      <Section title={services.title} tone="surface">
        <div>
          {services.items.map(({ titulo, descricao, entregaveis }) => (
            <article
              key={titulo}
              className={`${styles.row} grid-4 wide-gap-5 one-column columns-2-m columns-3 rule-above pad-block-6`}
            >
              <h3 className={`${styles.service} subtitle leading-loose hyphenated`}>{titulo}</h3>
              <p className="measure balance">{descricao}</p>
              <TextList items={entregaveis} className="dashes stack-2 strong" />
            </article>
          ))}
        </div>
      </Section>
      <CaseChapters chapters={account.lessons} />
      <Section tone="ink" title={results.title} intro={results.intro}>
        <Results results={results.items} />
      </Section>
      <CaseEvidence evidence={account.evidence} />
      <SeriesLinks label="Outros projetos" previous={previous} next={next} />
      <ContactAction
        {...action}
        tone="sky"
        caseSlug={slug}
        further={{ to: paths.portfolio, label: action.projects }}
      />
    </>
  );
}

const motifs = ['ear', 'book', 'lens', 'people'] as const satisfies TileIconName[];

function MethodSteps({ steps }: { steps: Item<'cases-results'>['method']['steps'] }) {
  return (
    <div className="relative">
      <StitchPath
        className={stepStyles.path}
        viewBox="0 0 1344 60"
        path="M-80 0 C 220 70 480 70 672 34 S 1160 80 1424 0"
      />
      <ol className={`${stepStyles.prints} grid columns-2-s upper-l`}>
        {steps.map(({ titulo, descricao }, index) => (
          <li key={titulo} className={`${stepStyles.print} shrinkable`}>
            <div className={stepStyles.exposure} aria-hidden="true">
              <TileIcon name={motifs[index % motifs.length] ?? 'lens'} />
              <span className={stepStyles.number}>{index + 1}</span>
            </div>
            <h3 className="hyphenated">{titulo}</h3>
            <p>{descricao}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const tones = ['lilac', 'petrol', 'red', 'sunflower'] as const;

function Results({ results }: { results: Item<'cases-results'>['results']['items'] }) {
  return (
    <ul className="stack hidden-overflow rounded-l columns-2">
      {results.map(({ valor, label, imagem }, index) => (
        <li key={valor} className={resultStyles.result}>
          <Picture image={imagem} className="fill square" />
          <p className={resultStyles.figure} data-tone={tones[index % tones.length]}>
            <strong
              className="display leading-tight"
              data-length={valor.length > 9 ? 'words' : valor.length > 4 ? 'amount' : undefined}
            >
              {valor}
            </strong>{' '}
            <span>{label}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

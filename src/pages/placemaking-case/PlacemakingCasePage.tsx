import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseChapters } from '#src/components/sections/cases/CaseChapters.tsx';
import { CaseEvidence } from '#src/components/sections/cases/CaseEvidence.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { paths } from '#src/domain/site/paths.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import impactStyles from './ImpactFigures.module.css';
import phaseStyles from './OverlappingPhases.module.css';
import heroStyles from './PlaceHero.module.css';
import styles from './PlacemakingCasePage.module.css';

export { default as loaders } from 'virtual:content/loaders/cases-phases';
export const trail = [{ label: 'Projetos', to: paths.portfolio }];

const route = {
  viewBox: '0 0 1000 160',
  path: 'M-60 36 C -20 0 0 36 27 36 S 170 116 232 116 S 370 36 436 36 S 580 116 641 116 S 780 36 846 36 S 960 60 1060 130',
};

export default function PlacemakingCasePage({ item }: { item: Item<'cases-phases'> }) {
  const { page, head, hero, slug, action, account, previous, next } = item;
  const { challenge, steps, architecture, phases, impact, comparison } = item;
  return (
    <>
      <PageHead {...head} {...page} name={hero.title.name} trail={trail} />
      <PlaceHero hero={hero} imagem={item.imagem} />
      <section className="page-width gutter band-below grid-5 split-1-3">
        <h2 className={`${styles.title} title-s tracking`}>{challenge.title}</h2>
        <p className="display title-l leading-display balance breakable">{challenge.statement}</p>
        <div className={`${styles.paragraphs} grid-5 columns-2`}>
          {challenge.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Section tone="petrol" title={steps.title}>
        <StepList className={styles.route} line={route} steps={steps.items} />
      </Section>
      <CaseChapters chapters={account.making} />
      <Section tone="ink" layout="beside" title={architecture.title} intro={architecture.intro}>
        <ol className="hidden-overflow rounded-l">
          {architecture.layers.map(({ titulo, descricao, tone }) => (
            <li key={titulo} className={styles.layer} data-tone={tone}>
              <h3 className="subtitle leading-loose hyphenated">{titulo}</h3>
              <p>{descricao}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={phases.title} intro={phases.intro}>
        <OverlappingPhases phases={phases} />
      </Section>
      <CaseChapters chapters={account.lessons} />
      <Section tone="surface" title={impact.title}>
        <ImpactFigures impact={impact} />
      </Section>
      <section className="band clip" data-tone="ink">
        <div className="content-width grid-6 wide-gap-5 split-8-4">
          <div className={`${styles.words} stack-5 end`}>
            <h2>{comparison.title}</h2>
            <p className="measure lead soft">{comparison.text}</p>
          </div>
          <BeforeAfter {...comparison} />
        </div>
      </section>
      <CaseEvidence evidence={account.evidence} />
      <SeriesLinks label="Outros projetos" previous={previous} next={next} />
      <ContactAction
        {...action}
        caseSlug={slug}
        further={{ to: paths.placemakingMethodology, label: action.methodology }}
      />
    </>
  );
}

function ImpactFigures({ impact: { metrics, award } }: Pick<Item<'cases-phases'>, 'impact'>) {
  return (
    <div className={`${impactStyles.impact} grid-6`}>
      <dl className={`${impactStyles.figures} grid-6 columns-2-s across-l`}>
        {metrics.map(({ valor, label }) => (
          <div key={label} className={`${impactStyles.figure} rule-above pad-above-4 number-first`}>
            <dt>{label}</dt>
            <dd className="display tabular leading-title">{valor}</dd>
          </div>
        ))}
      </dl>
      <p className={impactStyles.award}>
        <span>{award.titulo}</span> <strong>{award.ano}</strong> <span>{award.por}</span>
      </p>
    </div>
  );
}

function OverlappingPhases({ phases: { label, items } }: Pick<Item<'cases-phases'>, 'phases'>) {
  return (
    <ol className={`${phaseStyles.phases} stack-5 one-column columns-12 patches`}>
      {items.map(({ titulo, descricao }, index) => (
        <li key={titulo} className={`${phaseStyles.phase} stack-3 one-column middle-l across-l relative-l`}>
          <h3 className={phaseStyles.bar}>
            <span className="plain small strong">
              {label} {index + 1}
              <span className="visually-hidden">: </span>
            </span>
            {titulo}
          </h3>
          <p className={`${phaseStyles.text} measure soft`}>{descricao}</p>
        </li>
      ))}
    </ol>
  );
}

function PlaceHero({ hero: { title, lead, facts }, imagem }: Pick<Item<'cases-phases'>, 'hero' | 'imagem'>) {
  return (
    <div className="clip">
      <Picture image={imagem} className={heroStyles.picture} priority />
      <div className="page-width gutter band-below grid-5 split-8-4">
        <div className={heroStyles.panel}>
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={title.name} />
          <h1 className={heroStyles.title}>
            {title.name}
            <span className="visually-hidden">: </span>
            <span className={heroStyles.rest}>{title.rest}</span>
          </h1>
        </div>
        <div className={`${heroStyles.words} stack-4 end`}>
          <p className="lead measure">{lead}</p>
          <p>{facts}</p>
        </div>
      </div>
    </div>
  );
}

import loaders from 'virtual:content/loaders/cases-phases';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseChapters } from '#src/components/sections/cases/CaseChapters.tsx';
import { CaseEvidence } from '#src/components/sections/cases/CaseEvidence.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { ImpactFigures } from './ImpactFigures.tsx';
import { OverlappingPhases } from './OverlappingPhases.tsx';
import { PlaceHero } from './PlaceHero.tsx';
import styles from './PlacemakingCasePage.module.css';

export { loaders };
export const parent = paths.portfolio;

const trail = [{ label: 'Projetos', to: parent }];

const route = {
  viewBox: '0 0 1000 160',
  path: 'M-60 36 C -20 0 0 36 27 36 S 170 116 232 116 S 370 36 436 36 S 580 116 641 116 S 780 36 846 36 S 960 60 1060 130',
};

export default function PlacemakingCasePage({ item }: { item: Item<'cases-phases'> }) {
  const { path, card, head, hero, slug, action, account, previous, next } = item;
  const { challenge, steps, architecture, phases, impact, comparison } = item;
  const { name, rest } = hero.title;
  return (
    <>
      <PageHead
        title={`${head.title ?? `${name}: ${rest}`} | ${studio.name}`}
        description={head.description}
        path={path}
        card={card}
        name={name}
        trail={trail}
      />
      <PlaceHero item={item} trail={trail} />
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

import loaders from 'virtual:content/loaders/cases-results';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseChapters } from '#src/components/sections/cases/CaseChapters.tsx';
import { CaseEvidence } from '#src/components/sections/cases/CaseEvidence.tsx';
import { SeriesLinks } from '#src/components/sections/cases/SeriesLinks.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { MethodSteps } from './MethodSteps.tsx';
import styles from './PhotographyCasePage.module.css';
import { PhotographyHero } from './PhotographyHero.tsx';
import { Results } from './Results.tsx';
import { ServiceRows } from './ServiceRows.tsx';

export { loaders };
export const parent = paths.portfolio;

const trail = [{ label: 'Projetos', to: parent }];

/** The long story of a project: how it was done, what was handed over, and what stayed, in figures and pictures. */
export default function PhotographyCasePage({ item }: { item: Item<'cases-results'> }) {
  const { path, card, head, previous, next, hero, slug, story, method, services, results, action, account } =
    item;
  return (
    <>
      <PageHead
        title={`${head.title ?? hero.title} | ${studio.name}`}
        description={head.description}
        path={path}
        card={card}
        name={hero.title}
        trail={trail}
      />
      <PhotographyHero item={item} trail={trail} />
      <section className={styles.story}>
        <h2 className="ch-14">{story.title}</h2>
        <div className="stack-4 measure lead">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Section tone="surface" title={method.title} intro={<p>{method.intro}</p>}>
        <MethodSteps steps={method.steps} />
      </Section>
      <CaseChapters chapters={account.making} />
      <Section title={services.title} tone="surface">
        <ServiceRows services={services.items} />
      </Section>
      <CaseChapters chapters={account.lessons} />
      <Section tone="ink" title={results.title} intro={<p>{results.intro}</p>}>
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

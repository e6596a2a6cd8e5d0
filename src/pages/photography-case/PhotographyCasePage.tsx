import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { photographyCase } from '#src/content/photographyCase.ts';
import { paths } from '#src/domain/paths.ts';
import { slugOf } from '#src/domain/slug.ts';
import { MethodSteps } from './MethodSteps.tsx';
import styles from './PhotographyCasePage.module.css';
import { PhotographyHero } from './PhotographyHero.tsx';
import { Results } from './Results.tsx';
import { ServiceRows } from './ServiceRows.tsx';

export default function PhotographyCasePage() {
  const { head, hero, story, method, services, results, action } = photographyCase;
  const parent = { label: 'Projetos', to: paths.portfolio };
  return (
    <>
      <PageHead
        {...head}
        path={paths.photographyCase}
        card="photographyCase"
        structuredData={[breadcrumbList({ label: hero.title, to: paths.photographyCase }, [parent])]}
      />
      <PhotographyHero parent={parent} />
      <section className={styles.story}>
        <h2>{story.title}</h2>
        <div className={styles.paragraphs}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Section tone="surface" title={method.title} intro={<p>{method.intro}</p>}>
        <MethodSteps steps={method.steps} />
      </Section>
      <Section title={services.title}>
        <ServiceRows services={services.items} />
      </Section>
      <Section tone="ink" title={results.title} intro={<p>{results.intro}</p>}>
        <Results results={results.items} />
      </Section>
      <ContactAction
        {...action}
        tone="sky"
        caseSlug={slugOf(hero.title)}
        further={{ to: paths.portfolio, label: action.projects }}
      />
    </>
  );
}

import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { Metrics } from '#src/components/sections/cases/Metrics.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { accessibility } from '#src/copy/site/accessibility.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import principleAccessibility from '#src/pictures/about/principle-accessibility.svg?picture';
import { ComfortSection } from './ComfortSection.tsx';
import { LimitsSection } from './LimitsSection.tsx';

export default function AccessibilityPage() {
  const { head, hero, aim, checks, report } = accessibility;
  return (
    <>
      <PageHead {...head} path={paths.accessibility} card="accessibility" name="Acessibilidade" />
      <Hero
        tone="red"
        breadcrumbs={{ trail: [homeCrumb], current: 'Acessibilidade' }}
        title={hero.title}
        lead={
          <>
            <p>{hero.lead}</p>
            <p>
              <time dateTime={hero.updated.date}>{hero.updated.label}</time>
            </p>
          </>
        }
        image={principleAccessibility}
      />
      <Section title={aim.title} intro={<p>{aim.intro}</p>}>
        <Metrics items={aim.standards} />
      </Section>
      <Section tone="surface" layout="beside" title={checks.title} intro={<p>{checks.intro}</p>}>
        <DescriptionList entries={checks.entries} />
        <p className="pad-above-5">
          <ButtonLink to={paths.conformanceReport} icon="arrow" label={checks.report} />
        </p>
      </Section>
      <ComfortSection />
      <LimitsSection />
      <CallToAction
        title={report.title}
        text={
          <>
            <p>{report.text}</p>
            <p>
              {report.phone} <a href={studio.phone.href}>{studio.phone.label}</a>. {report.authority}
            </p>
          </>
        }
        links={report.links}
      />
    </>
  );
}

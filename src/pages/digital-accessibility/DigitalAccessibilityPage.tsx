import { accessibilityQuestions as answers } from 'virtual:content/lists/accessibilityQuestions';
import { Link } from 'react-router-dom';
import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { questionsJsonLd } from '#src/components/sections/articles/questionsJsonLd.ts';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { Accordion } from '#src/components/ui/Accordion.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { digitalAccessibility } from '#src/copy/services/digitalAccessibility.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';

const trail = [{ label: 'Serviços', to: paths.services }];

export default function DigitalAccessibilityPage() {
  const { head, hero, deliverables, process, norms, cases, questions, action, budget, ownStatement } =
    digitalAccessibility;
  return (
    <>
      <PageHead
        {...head}
        {...placeOf('digitalAccessibility')}
        trail={trail}
        structuredData={import.meta.env.SSR && [questionsJsonLd(answers)]}
      />
      <Hero
        tone="lilac"
        breadcrumbs={{ trail: [homeCrumb, ...trail], current: head.name }}
        {...hero}
        actions={<ButtonLinks links={hero.links} />}
      />
      <Section layout="beside" title={deliverables.title} intro={deliverables.intro}>
        <DescriptionList entries={deliverables.entries} />
      </Section>
      <Section id="processo" layout="beside" tone="surface" title={process.title} intro={process.intro}>
        <StepList steps={process.steps} />
      </Section>
      <Section
        layout="beside"
        title={norms.title}
        intro={
          <>
            <p>{norms.intro}</p>
            <p>
              <Link to={paths.accessibility}>{ownStatement}</Link>
            </p>
          </>
        }
      >
        <DescriptionList
          entries={norms.entries.map(({ term, text, source }) => ({
            term,
            text: (
              <>
                {text}{' '}
                <a href={source.href} rel="noopener">
                  {source.label}
                </a>
              </>
            ),
          }))}
        />
      </Section>
      <Section layout="beside" tone="sky" title={cases.title}>
        {cases.items.map((item) => (
          <CaseStudy key={item.titulo} {...item} />
        ))}
      </Section>
      <Section layout="beside" title={questions}>
        <Accordion
          items={answers.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
        />
      </Section>
      <ContactAction {...action} further={{ to: paths.budget, label: budget }} />
    </>
  );
}

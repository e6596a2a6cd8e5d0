import { servicesTestimonials as testimonials } from 'virtual:content/lists/servicesTestimonials';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseCard } from '#src/components/sections/cases/CaseCard.tsx';
import { Testimonial } from '#src/components/sections/cases/Testimonial.tsx';
import { ProcessSteps } from '#src/components/sections/ProcessSteps.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { services } from '#src/copy/services/services.ts';
import { paths } from '#src/domain/site/paths.ts';
import { PlainSummary } from '#src/features/preferences/PlainSummary.tsx';
import { ExpertisesSection } from './ExpertisesSection.tsx';
import { ServicesHero } from './ServicesHero.tsx';
import styles from './ServicesPage.module.css';
import { SolutionsSection } from './SolutionsSection.tsx';

export default function ServicesPage() {
  const { process, cases, action, accessibility } = services;
  return (
    <>
      <PageHead {...services.head} path={paths.services} card="services" />
      <ServicesHero />
      <div className="page-width gutter pad-block-4 cluster-4">
        <PlainSummary sentences={services.plainSummary} />
      </div>
      <ExpertisesSection />
      <Section tone="petrol" layout="beside" title={accessibility.title}>
        <div className="stack-6 start">
          <p className="lead measure">{accessibility.text}</p>
          <ButtonLinks className="cluster-4" links={accessibility.links} />
        </div>
      </Section>
      <SolutionsSection />
      <Section tone="ink" title={process.title} intro={<p>{process.intro}</p>}>
        <ProcessSteps label={process.label} steps={process.steps} />
      </Section>
      <Section title={cases.title}>
        <div className={styles.cases}>
          {cases.items.map(({ link, ...item }) => (
            <CaseCard key={link} {...item} link={{ to: link, label: cases.linkLabel }} />
          ))}
        </div>
      </Section>
      <Section tone="petrol" title={services.testimonials.title}>
        <div className={styles.testimonials}>
          {testimonials.map(({ id, ...testimonial }) => (
            <Testimonial key={id} {...testimonial} />
          ))}
        </div>
      </Section>
      <ContactAction {...action} tone="coral" further={{ to: paths.budget, label: services.budget }} />
    </>
  );
}

import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { ProcessSteps } from '#src/components/sections/ProcessSteps.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { services } from '#src/content/services.ts';
import { paths } from '#src/domain/paths.ts';
import { PlainSummary } from '#src/features/preferences/PlainSummary.tsx';
import { CasesSection } from './CasesSection.tsx';
import { ExpertisesSection } from './ExpertisesSection.tsx';
import { ServicesHero } from './ServicesHero.tsx';
import { SolutionsSection } from './SolutionsSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

export default function ServicesPage() {
  const { process, action } = services;
  return (
    <>
      <PageHead {...services.head} path={paths.services} card="services" name="Serviços" />
      <ServicesHero />
      <PlainSummary sentences={services.plainSummary} />
      <ExpertisesSection />
      <SolutionsSection />
      <Section tone="ink" title={process.title} intro={<p>{process.intro}</p>}>
        <ProcessSteps label={process.label} steps={process.steps} />
      </Section>
      <CasesSection />
      <TestimonialsSection />
      <ContactAction {...action} tone="coral" />
    </>
  );
}

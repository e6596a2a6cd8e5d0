import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Metrics } from '#src/components/sections/cases/Metrics.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { businessDesign } from '#src/copy/services/businessDesign.ts';
import { paths } from '#src/domain/site/paths.ts';
import { BusinessDesignHero } from './BusinessDesignHero.tsx';
import { ServiceRows } from './ServiceRows.tsx';
import { TurnaroundSection } from './TurnaroundSection.tsx';

const trail = [{ label: 'Serviços', to: paths.services }];

export default function BusinessDesignPage() {
  const { head, metrics, action } = businessDesign;
  return (
    <>
      <PageHead {...head} path={paths.businessDesign} card="businessDesign" trail={trail} />
      <BusinessDesignHero trail={[homeCrumb, ...trail]} />
      <Section title={metrics.title} intro={<p>{metrics.intro}</p>}>
        <Metrics items={metrics.items} />
      </Section>
      <ServiceRows />
      <TurnaroundSection />
      <ContactAction {...action} tone="red" />
    </>
  );
}

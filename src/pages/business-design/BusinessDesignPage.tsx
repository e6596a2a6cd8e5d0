import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Metrics } from '#src/components/sections/Metrics.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { businessDesign } from '#src/content/businessDesign.ts';
import { paths } from '#src/domain/paths.ts';
import { BusinessDesignHero } from './BusinessDesignHero.tsx';
import { ServiceRows } from './ServiceRows.tsx';
import { TurnaroundSection } from './TurnaroundSection.tsx';

const home = { label: 'Início', to: paths.home };
const trail = [{ label: 'Serviços', to: paths.services }];

export default function BusinessDesignPage() {
  const { head, name, metrics, action } = businessDesign;
  return (
    <>
      <PageHead
        {...head}
        path={paths.businessDesign}
        card="businessDesign"
        structuredData={[breadcrumbList({ label: name, to: paths.businessDesign }, trail)]}
      />
      <BusinessDesignHero trail={[home, ...trail]} />
      <Section title={metrics.title} intro={<p>{metrics.intro}</p>}>
        <Metrics items={metrics.items} variant="stairs" />
      </Section>
      <ServiceRows />
      <TurnaroundSection />
      <ContactAction {...action} tone="red" />
    </>
  );
}

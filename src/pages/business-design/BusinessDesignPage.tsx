import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Metrics } from '#src/components/sections/cases/Metrics.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { businessDesign } from '#src/copy/services/businessDesign.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './BusinessDesignPage.module.css';
import { ServiceRows } from './ServiceRows.tsx';
import { TurnaroundSection } from './TurnaroundSection.tsx';

const trail = [{ label: 'Serviços', to: paths.services }];

export default function BusinessDesignPage() {
  const { head, metrics, action, hero } = businessDesign;
  return (
    <>
      <PageHead {...head} path={paths.businessDesign} card="businessDesign" trail={trail} />
      <div className={`${styles.hero} stack-6 clip`} data-tone="sky">
        <div className={styles.words}>
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={head.name} />
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <ButtonLinks links={hero.links} />
        </div>
        <div className={`${styles.media} self-end-l`}>
          <Picture className="full" image={hero.image} priority />
        </div>
      </div>
      <Section title={metrics.title} intro={<p>{metrics.intro}</p>}>
        <Metrics items={metrics.items} />
      </Section>
      <ServiceRows />
      <TurnaroundSection />
      <ContactAction {...action} tone="red" />
    </>
  );
}

import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { humanCentredDesign } from '#src/copy/services/humanCentredDesign.ts';
import { paths } from '#src/domain/site/paths.ts';
import { Deliverables } from './Deliverables.tsx';
import { HumanCentredDesignHero } from './HumanCentredDesignHero.tsx';
import styles from './HumanCentredDesignPage.module.css';
import { Process } from './Process.tsx';
import { Results } from './Results.tsx';

const { head, cases, action } = humanCentredDesign;

const trail = [{ label: 'Serviços', to: paths.services }];
export default function HumanCentredDesignPage() {
  return (
    <>
      <PageHead {...head} path={paths.humanCentredDesign} card="humanCentredDesign" trail={trail} />
      <HumanCentredDesignHero />
      <Results />
      <Process />
      <Deliverables />
      <Section tone="surface" title={cases.title}>
        <div className={styles.cases}>
          {cases.items.map((item) => (
            <CaseStudy key={item.titulo} {...item} layout="beside" className={styles.petal} />
          ))}
        </div>
      </Section>
      <ContactAction {...action} tone="coral" />
    </>
  );
}

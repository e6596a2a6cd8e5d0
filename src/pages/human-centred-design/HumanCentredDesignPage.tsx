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

const { head, cases, action, results } = humanCentredDesign;

const trail = [{ label: 'Serviços', to: paths.services }];
export default function HumanCentredDesignPage() {
  return (
    <>
      <PageHead {...head} path={paths.humanCentredDesign} card="humanCentredDesign" trail={trail} />
      <HumanCentredDesignHero />
      <section className="band" data-tone="surface">
        <div className="content-width stack-7">
          <header className="grid-5 bottom split-7-5">
            <h2 className="ch-16">{results.title}</h2>
            <p className="measure lead soft balance">{results.intro}</p>
          </header>
          <dl className={`${styles.results} stack dots hidden-overflow rounded-l`}>
            {results.metrics.map(({ valor, label }) => (
              <div key={valor} className={styles.result}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{valor}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
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

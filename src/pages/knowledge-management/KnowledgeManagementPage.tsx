import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { knowledgeManagement } from '#src/copy/services/knowledgeManagement.ts';
import { paths } from '#src/domain/site/paths.ts';
import knowledgeManagementPicture from '#src/pictures/services/knowledge-management-desktop.svg?banner';
import styles from './KnowledgeManagementPage.module.css';
import { Results } from './Results.tsx';
import { Tools } from './Tools.tsx';

const { head, results, method, cases, action, hero, deliverables } = knowledgeManagement;

const trail = [{ label: 'Serviços', to: paths.services }];
const tones = ['lilac', 'coral'] as const;

export default function KnowledgeManagementPage() {
  return (
    <>
      <PageHead {...head} path={paths.knowledgeManagement} card="knowledgeManagement" trail={trail} />
      <div className={styles.hero} data-tone="ink">
        <div className={`${styles.heading} stack-5`}>
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={head.name} />
          <h1 className={styles.title}>{hero.title}</h1>
        </div>
        <div className={`${styles.media} across`}>
          <Picture className="full" image={knowledgeManagementPicture} priority />
        </div>
        <div className={`${styles.words} stack-4 centred start`}>
          <p className={styles.lead}>{hero.lead}</p>
          <ButtonLinks links={hero.links} />
        </div>
      </div>
      <Section title={results.title}>
        <Results />
      </Section>
      <Section tone="surface" title={deliverables.title} intro={<p>{deliverables.intro}</p>}>
        <ul className={styles.cabinet}>
          {deliverables.groups.map(({ titulo, itens }) => (
            <li key={titulo} className={styles.deliverable}>
              <h3 className={styles.label}>{titulo}</h3>
              <TextList items={itens} className="dashes stack-2 lead" />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="metodo" layout="beside" title={method.title}>
        <StepList steps={method.steps} />
      </Section>
      <Tools />
      <Section title={cases.title}>
        <div className={styles.cases}>
          {cases.items.map((item, index) => (
            <div key={item.titulo} className={styles.folder} data-tone={tones[index]}>
              <CaseStudy {...item} className={styles.sheet} />
            </div>
          ))}
        </div>
      </Section>
      <ContactAction {...action} tone="petrol" />
    </>
  );
}

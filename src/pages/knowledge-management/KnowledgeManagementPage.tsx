import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLink, ButtonLinks } from '#src/components/ui/Button.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { knowledgeManagement } from '#src/copy/services/knowledgeManagement.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import whitepaperManagement from '#src/pictures/publications/whitepaper-management.svg?picture';
import knowledgeManagementPicture from '#src/pictures/services/knowledge-management-desktop.svg?banner';
import styles from './KnowledgeManagementPage.module.css';
import resultsStyles from './Results.module.css';

const { head, results, method, cases, action, hero, deliverables, tools } = knowledgeManagement;

const trail = [{ label: 'Serviços', to: paths.services }];
const tones = ['lilac', 'coral'] as const;
const drawerTones = ['sunflower', 'coral', 'lilac', 'sky'] as const;

export default function KnowledgeManagementPage() {
  return (
    <>
      <PageHead {...head} {...placeOf('knowledgeManagement')} trail={trail} />
      <div className={styles.hero} data-tone="ink">
        <div className={`${styles.heading} stack-5`}>
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={head.name} />
          <h1 className="hero leading-title em-12">{hero.title}</h1>
        </div>
        <div className={`${styles.media} across`}>
          <Picture className="full" image={knowledgeManagementPicture} priority />
        </div>
        <div className={`${styles.words} stack-4 centred start`}>
          <p className={styles.lead}>{hero.lead}</p>
          <ButtonLinks className="cluster-4" links={hero.links} />
        </div>
      </div>
      <Section title={results.title}>
        <Results />
      </Section>
      <Section tone="surface" title={deliverables.title} intro={deliverables.intro}>
        <ul className={styles.cabinet}>
          {deliverables.groups.map(({ titulo, itens }, index) => (
            <li key={titulo} className={styles.deliverable} data-tone={drawerTones[index]}>
              <h3 className={styles.label}>{titulo}</h3>
              <TextList items={itens} className="dashes stack-2 lead" />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="metodo" layout="beside" title={method.title}>
        <StepList steps={method.steps} />
      </Section>
      <section className="band" data-tone="sunflower">
        <div className="content-width grid-8 wide-gap split-8-4">
          <div className="stack-5 top">
            <h2>{tools.title}</h2>
            <p className="measure lead balance">{tools.intro}</p>
            <ul className="stack pad-above-4">
              {tools.items.map(({ titulo, descricao }) => (
                <li key={titulo} className="stack-2 rule-above pad-block-5">
                  <h3 className="display title-m leading-display">{titulo}</h3>
                  <p className="measure balance">{descricao}</p>
                </li>
              ))}
            </ul>
          </div>
          <aside className={`${styles.paper} stack-4 top start`} aria-labelledby="whitepaper">
            <Picture image={whitepaperManagement} className={styles.cover} />
            <h3 id="whitepaper">{tools.whitepaper.title}</h3>
            <p>{tools.whitepaper.text}</p>
            <ButtonLink to={'/whitepaper-gestao'} icon="arrow" label={tools.whitepaper.link} />
          </aside>
        </div>
      </section>
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

const resultTones = ['sunflower', 'lilac', 'coral'] as const;

function Results() {
  return (
    <div className="relative">
      <StitchPath
        className={resultsStyles.line}
        viewBox="0 0 1344 272"
        path="M-120 250 C 20 250 90 160 224 160 S 500 88 672 88 S 960 152 1120 152 S 1380 90 1480 20"
      />
      <dl className={`${resultsStyles.results} stack-6 columns-3 upper-l`}>
        {knowledgeManagement.results.metrics.map(({ valor, label }, index) => (
          <div key={label} className={resultsStyles.result}>
            <dt>{label}</dt>
            <dd
              className="row middle amid square round display tabular leading-display forced-edge"
              data-tone={resultTones[index]}
            >
              {valor}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

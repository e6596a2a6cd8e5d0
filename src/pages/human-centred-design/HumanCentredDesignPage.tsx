import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { TileIcon, type TileIconName } from '#src/components/ui/drawings/TileIcon.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { humanCentredDesign } from '#src/copy/services/humanCentredDesign.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import humanCentredDesignPicture from '#src/pictures/services/human-centred-design-desktop.svg?banner';
import heroStyles from './HumanCentredDesignHero.module.css';
import styles from './HumanCentredDesignPage.module.css';

const { head, cases, action, results, method, deliverables } = humanCentredDesign;

const trail = [{ label: 'Serviços', to: paths.services }];
const icons = ['people', 'network', 'cursor', 'stairs'] as const satisfies TileIconName[];

export default function HumanCentredDesignPage() {
  return (
    <>
      <PageHead {...head} {...placeOf('humanCentredDesign')} trail={trail} />
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
                <dd className="display figure-m leading-tight tabular relative">{valor}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="band" data-tone="ink">
        <div className="content-width grid-7 split-4-8">
          <h2 className={`${styles.method} self-top-l sticky-l ch-16`}>{method.title}</h2>
          <div className="sized">
            <ol className={`${styles.flower} stack-3 relative counted dots`}>
              {method.steps.map(({ titulo, descricao }) => (
                <li key={titulo} className={styles.step}>
                  <h3>{titulo}</h3>
                  <p>{descricao}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      <Section layout="beside" title={deliverables.title}>
        <ul className="stack">
          {deliverables.items.map(({ titulo, descricao }, index) => (
            <li key={titulo} className={styles.item}>
              <TileIcon name={icons[index] ?? 'people'} />
              <div className="stack-2">
                <h3 className="display subtitle">{titulo}</h3>
                <p className="measure soft balance">{descricao}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
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

/** Uses the narrow picture, because its column is between the texts. */
const picture = { ...humanCentredDesignPicture.mobile, alt: humanCentredDesignPicture.alt };

function HumanCentredDesignHero() {
  const { title, lead, links } = humanCentredDesign.hero;
  return (
    <div className={heroStyles.hero}>
      <Breadcrumbs trail={[homeCrumb, ...trail]} current={head.name} />
      <h1 className={`${heroStyles.title} leading-title`}>{title}</h1>
      <div className={heroStyles.media}>
        <Picture className="frame" image={picture} priority />
      </div>
      <p className={`${heroStyles.lead} measure self-end lead`}>{lead}</p>
      <div className={`${heroStyles.actions} stack-4 end start pad-above-3`}>
        <ButtonLinks links={links} />
      </div>
    </div>
  );
}

import { educationPrograms as programs } from 'virtual:content/lists/educationPrograms';
import { Link } from 'react-router-dom';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { courseJsonLd } from '#src/components/sections/events/courseJsonLd.ts';
import { Metrics } from '#src/components/sections/Metrics.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { designEducation } from '#src/copy/services/designEducation.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import designEducationPicture from '#src/pictures/academy/design-education-desktop.svg?banner';
import offerEducation from '#src/pictures/academy/offer-education.svg?picture';
import styles from './DesignEducationPage.module.css';
import programStyles from './ProgramGrid.module.css';
import { ProposalSection } from './ProposalSection.tsx';

const { head, cases, hero, impact, differentiators } = designEducation;

const trail = [{ label: 'Serviços', to: paths.services }];
const structuredData =
  import.meta.env.SSR && programs.map(({ titulo, descricao }) => courseJsonLd(titulo, descricao));

/** The narrow picture is used at every width, because there is no room for the wide picture beside the text. */
const school = { ...designEducationPicture.mobile, alt: designEducationPicture.alt };

export default function DesignEducationPage() {
  return (
    <>
      <PageHead {...head} {...placeOf('designEducation')} trail={trail} structuredData={structuredData} />
      <div className={`${styles.hero} edges second-column`} data-tone="coral">
        <div className={`${styles.words} stack-5 centred start pad-above-4`}>
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={head.name} />
          <h1 className="hero leading-title">{hero.title}</h1>
          <p className="lead narrow-text">{hero.lead}</p>
          <ButtonLinks className="cluster-4" links={hero.links} />
        </div>
        <div className={`${styles.media} across`}>
          <Picture className="full" image={school} priority />
        </div>
      </div>
      <section className={styles.figures} data-tone="petrol">
        <div className={`${styles.pulledUp} content-width stack-7`}>
          <h2>{impact.title}</h2>
          <Metrics items={impact.metrics} />
        </div>
      </section>
      <ProgramGrid />
      <section className="band" data-tone="ink">
        <div className="content-width grid-7 wide-gap split-5-6">
          <div className={styles.lesson}>
            <Picture className="frame" image={offerEducation} />
          </div>
          <div className="stack-6 centred">
            <h2>{differentiators.title}</h2>
            {differentiators.items.map(({ titulo, descricao }) => (
              <div key={titulo} className="stack-3 rule-above pad-above-5">
                <h3 className="display subtitle">{titulo}</h3>
                <p className="measure lead">{descricao}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <Section title={cases.title}>
        <div className={styles.cases}>
          {cases.items.map((item) => (
            <CaseStudy key={item.titulo} {...item} className={styles.notebook} />
          ))}
        </div>
      </Section>
      <ProposalSection />
    </>
  );
}

const tones = ['sunflower', 'surface', 'coral', 'lilac'] as const;

function ProgramGrid() {
  const { title, intro, duration, format, link } = designEducation.programs;
  return (
    <Section id="programas" title={title} intro={intro}>
      <div className={`${programStyles.grid} grid`}>
        {programs.map(({ titulo, duracao, formato, descricao, beneficios, path }, index) => (
          <article key={titulo} className={programStyles.program} data-tone={tones[index % tones.length]}>
            <h3>{titulo}</h3>
            <p className={programStyles.duration}>
              <span className="visually-hidden">{duration}: </span>
              {duracao}
            </p>
            <p>{descricao}</p>
            <p>
              <strong>{format}:</strong> {formato}
            </p>
            <TextList items={beneficios} className={`${programStyles.benefits} dashes`} />
            <Link className={programStyles.link} to={path} aria-label={`${link}: ${titulo}`}>
              {link}
            </Link>
          </article>
        ))}
      </div>
    </Section>
  );
}

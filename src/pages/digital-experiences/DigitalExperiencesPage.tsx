import { Link } from 'react-router-dom';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { TileIcon } from '#src/components/ui/drawings/TileIcon.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { digitalExperiences } from '#src/copy/services/digitalExperiences.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import styles from './DigitalExperiencesPage.module.css';
import serviceStyles from './ServicesSection.module.css';

const trail = [{ label: 'Serviços', to: paths.services }];

const journey = {
  viewBox: '0 0 1344 240',
  path: 'M-60 190 C -20 190 0 170 36 160 C 150 130 240 36 380 36 S 620 200 724 200 S 930 64 1068 64 S 1260 110 1420 20',
};

export default function DigitalExperiencesPage() {
  const { head, hero, cases, action, process } = digitalExperiences;
  return (
    <>
      <PageHead {...head} {...placeOf('digitalExperiences')} trail={trail} />
      <Hero
        variant="banner"
        breadcrumbs={{ trail: [homeCrumb, ...trail], current: head.name }}
        {...hero}
        actions={<ButtonLinks links={hero.links} />}
      />
      <ServicesSection />
      <section id="processo" className="band clip" data-tone="petrol">
        <div className="content-width stack-7">
          <header className="grid-4 split-7-5">
            <h2 className="title-l ch-14">{process.title}</h2>
            <p className="self-end lead balance narrow-text">{process.intro}</p>
          </header>
          <StepList
            className={styles.journey}
            line={journey}
            steps={process.steps.map(({ titulo, descricao, detalhes }) => ({
              titulo,
              descricao: (
                <>
                  <p className="strong">{detalhes}</p>
                  <p>{descricao}</p>
                </>
              ),
            }))}
          />
        </div>
      </section>
      <Section title={cases.title}>
        <div className={styles.cases}>
          {cases.items.map((item) => (
            <CaseStudy key={item.titulo} {...item} layout="beside" className={styles.screen} />
          ))}
        </div>
      </Section>
      <ContactAction {...action} tone="lilac" further={{ to: paths.services, label: action.services }} />
    </>
  );
}

function ServicesSection() {
  const { title, intro, items } = digitalExperiences.services;
  return (
    <Section tone="surface" title={title} intro={intro}>
      <div className={`${serviceStyles.windows} grid-6 patches`}>
        {items.map(({ id, titulo, icone, descricao, entregaveis, metricas, cta }) => (
          <article key={id} className={serviceStyles.window}>
            <div className={serviceStyles.bar} aria-hidden="true" />
            <div className={serviceStyles.body}>
              <div className={`${serviceStyles.words} stack-3`}>
                <TileIcon name={icone} />
                <h3>{titulo}</h3>
                <p>{descricao}</p>
              </div>
              <TextList
                items={entregaveis}
                className={`${serviceStyles.deliverables} full soft rule-above pad-above-3`}
              />
              {metricas.map(({ valor, label }) => (
                <p key={label} className={`${serviceStyles.metric} self-end leading-lead balance`}>
                  <strong className="display accent block leading-loose">{valor}</strong> <span>{label}</span>
                </p>
              ))}
              <Link className={`${serviceStyles.link} strong target cover-link`} to={cta.link}>
                {cta.texto}
              </Link>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

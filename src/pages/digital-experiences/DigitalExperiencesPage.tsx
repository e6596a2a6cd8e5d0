import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { digitalExperiences } from '#src/copy/services/digitalExperiences.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './DigitalExperiencesPage.module.css';
import { ServicesSection } from './ServicesSection.tsx';

const trail = [{ label: 'Serviços', to: paths.services }];

const journey = {
  viewBox: '0 0 1344 240',
  path: 'M-60 190 C -20 190 0 170 36 160 C 150 130 240 36 380 36 S 620 200 724 200 S 930 64 1068 64 S 1260 110 1420 20',
};

export default function DigitalExperiencesPage() {
  const { head, hero, cases, action, process } = digitalExperiences;
  return (
    <>
      <PageHead {...head} path={paths.digitalExperiences} card="digitalExperiences" trail={trail} />
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

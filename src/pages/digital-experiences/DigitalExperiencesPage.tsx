import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { digitalExperiences } from '#src/copy/services/digitalExperiences.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './DigitalExperiencesPage.module.css';
import { ProcessSection } from './ProcessSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';

const trail = [{ label: 'Serviços', to: paths.services }];

export default function DigitalExperiencesPage() {
  const { head, hero, cases, action } = digitalExperiences;
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
      <ProcessSection />
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

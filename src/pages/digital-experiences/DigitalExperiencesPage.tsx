import { CaseStudy } from '#src/components/sections/CaseStudy.tsx';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { digitalExperiences } from '#src/content/digitalExperiences.ts';
import { paths } from '#src/domain/paths.ts';
import styles from './DigitalExperiencesPage.module.css';
import { ProcessSection } from './ProcessSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';

const home = { label: 'Início', to: paths.home };
const trail = [{ label: 'Serviços', to: paths.services }];

export default function DigitalExperiencesPage() {
  const { head, name, hero, cases, action } = digitalExperiences;
  return (
    <>
      <PageHead
        {...head}
        path={paths.digitalExperiences}
        card="digitalExperiences"
        structuredData={[breadcrumbList({ label: name, to: paths.digitalExperiences }, trail)]}
      />
      <Hero
        variant="banner"
        breadcrumbs={{ trail: [home, ...trail], current: name }}
        title={hero.title}
        lead={<p>{hero.lead}</p>}
        image={hero.image}
        actions={
          <>
            <ButtonLink to={paths.contact} icon="arrow">
              {hero.action}
            </ButtonLink>
            <ButtonLink to="#processo" variant="secondary">
              {hero.process}
            </ButtonLink>
          </>
        }
      />
      <ServicesSection />
      <ProcessSection />
      <Section title={cases.title}>
        <div className={styles.cases}>
          {cases.items.map((item) => (
            <CaseStudy key={item.titulo} {...item} className={styles.screen} />
          ))}
        </div>
      </Section>
      <ContactAction {...action} tone="lilac" further={{ to: paths.services, label: action.services }} />
    </>
  );
}

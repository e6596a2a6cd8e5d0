import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { branding } from '#src/copy/services/branding.ts';
import { paths } from '#src/domain/site/paths.ts';
import { ApproachesSection } from './ApproachesSection.tsx';
import { BenefitList } from './BenefitList.tsx';
import { BrandingHero } from './BrandingHero.tsx';
import styles from './BrandingPage.module.css';

const trail = [{ label: 'Serviços', to: paths.services }];

export default function BrandingPage() {
  const { head, cases, action } = branding;
  return (
    <>
      <PageHead {...head} path={paths.branding} card="branding" trail={trail} />
      <BrandingHero trail={[homeCrumb, ...trail]} />
      <BenefitList />
      <ApproachesSection />
      <Section title={cases.title}>
        <div className={`${styles.cases} grid-8 wide-gap-8 split-5-6-m`}>
          {cases.items.map((item) => (
            <CaseStudy key={item.titulo} {...item} />
          ))}
        </div>
        <p className="pad-above-7">
          <ButtonLink to={paths.portfolio} variant="secondary" icon="arrow" label={cases.all} />
        </p>
      </Section>
      <ContactAction {...action} tone="sunflower" />
    </>
  );
}

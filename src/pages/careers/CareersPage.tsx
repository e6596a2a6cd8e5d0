import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { careers } from '#src/copy/about/careers.ts';
import { paths } from '#src/domain/site/paths.ts';
import homeInclusion from '#src/pictures/home/home-inclusion-desktop.svg?banner';
import { CandidateProfiles } from './CandidateProfiles.tsx';

const trail = [{ label: 'Sobre', to: paths.about }];

export default function CareersPage() {
  const { head, hero, life, apply, action } = careers;
  return (
    <>
      <PageHead {...head} path={paths.careers} card="careers" trail={trail} />
      <Hero
        variant="banner"
        breadcrumbs={{ trail, current: head.name }}
        {...hero}
        actions={<ButtonLink to="#candidatura" variant="secondary" label={hero.action} />}
        image={homeInclusion}
      />
      <CandidateProfiles />
      <Section layout="beside" title={life.title} intro={<p>{life.intro}</p>}>
        <DescriptionList entries={life.entries} />
      </Section>
      <Section id="candidatura" tone="sky" layout="beside" title={apply.title}>
        <StepList steps={apply.steps} />
      </Section>
      <CallToAction tone="red" {...action} />
    </>
  );
}

import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { NowSection } from '#src/components/sections/events/NowSection.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { about } from '#src/copy/about/about.ts';
import { paths } from '#src/domain/site/paths.ts';
import { AboutHero } from './AboutHero.tsx';
import { Differentiators } from './Differentiators.tsx';
import { TeamPortraits } from './TeamPortraits.tsx';
import { Timeline } from './Timeline.tsx';
import { ValueList } from './ValueList.tsx';

export default function AboutPage() {
  const { head, history, team, values, differentiators, action } = about;
  return (
    <>
      <PageHead {...head} path={paths.about} card="about" />
      <AboutHero />
      <Section title={history.title}>
        <Timeline />
      </Section>
      <NowSection />
      <Section id="equipe" title={team.title} intro={<p>{team.intro}</p>}>
        <TeamPortraits />
      </Section>
      <Section title={values.title}>
        <ValueList />
      </Section>
      <Section tone="ink" layout="beside" title={differentiators.title}>
        <Differentiators />
      </Section>
      <CallToAction tone="lilac" {...action} />
    </>
  );
}

import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { academy } from '#src/copy/academy/academy.ts';
import { paths } from '#src/domain/site/paths.ts';
import { AcademyHero } from './AcademyHero.tsx';
import { EventsSection } from './EventsSection.tsx';
import { MethodSection } from './MethodSection.tsx';
import { ModelsSection } from './ModelsSection.tsx';
import { PublicationsSection } from './PublicationsSection.tsx';

export default function AcademyPage() {
  const { head, action } = academy;
  return (
    <>
      <PageHead {...head} path={paths.academy} card="academy" />
      <AcademyHero />
      <MethodSection />
      <ModelsSection />
      <PublicationsSection />
      <EventsSection />
      <CallToAction tone="lilac" {...action} />
    </>
  );
}

import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { academy } from '#src/content/academy.ts';
import { paths } from '#src/domain/paths.ts';
import { AcademyHero } from './AcademyHero.tsx';
import { EventsSection } from './EventsSection.tsx';
import { MethodSection } from './MethodSection.tsx';
import { ModelsSection } from './ModelsSection.tsx';
import { PublicationsSection } from './PublicationsSection.tsx';

const structuredData = [breadcrumbList({ label: 'Academy', to: paths.academy })];

export default function AcademyPage() {
  const { head, action } = academy;
  return (
    <>
      <PageHead {...head} path={paths.academy} card="academy" structuredData={structuredData} />
      <AcademyHero />
      <MethodSection />
      <ModelsSection />
      <PublicationsSection />
      <EventsSection />
      <CallToAction
        tone="lilac"
        title={action.title}
        text={<p>{action.text}</p>}
        actions={
          <>
            <ButtonLink to={paths.contact} icon="arrow">
              {action.contact}
            </ButtonLink>
            <ButtonLink to={paths.careers} variant="secondary">
              {action.careers}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

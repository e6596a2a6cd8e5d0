import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { academy } from '#src/copy/academy/academy.ts';
import { paths } from '#src/domain/site/paths.ts';
import academyPicture from '#src/pictures/academy/academy-desktop.svg?banner';
import styles from './AcademyPage.module.css';
import { EventsSection } from './EventsSection.tsx';
import { MethodSection } from './MethodSection.tsx';
import { ModelsSection } from './ModelsSection.tsx';
import { PublicationsSection } from './PublicationsSection.tsx';

export default function AcademyPage() {
  const { head, action, hero } = academy;
  return (
    <>
      <PageHead {...head} path={paths.academy} card="academy" />
      <div className={styles.hero} data-tone="ink">
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className="measure lead soft balance">{hero.lead}</p>
          <ButtonLinks className="cluster-4 space-above-3" links={hero.links} />
        </div>
        <Picture image={academyPicture} className={styles.picture} priority />
      </div>
      <MethodSection />
      <ModelsSection />
      <PublicationsSection />
      <EventsSection />
      <CallToAction tone="lilac" {...action} />
    </>
  );
}

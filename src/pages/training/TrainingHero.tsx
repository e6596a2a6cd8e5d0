import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { training } from '#src/copy/academy/training.ts';
import { paths } from '#src/domain/site/paths.ts';
import trainingPicture from '#src/pictures/academy/training-desktop.svg?banner';
import styles from './TrainingHero.module.css';

const trail = [homeCrumb, { label: 'Serviços', to: paths.services }];

/** The table of the picture stands on the background of the band: its ground goes on to the edge of the screen. */
export function TrainingHero() {
  const { title, lead, links } = training.hero;
  return (
    <div className={styles.hero} data-tone="lilac">
      <div className={`${styles.heading} stack-5 shrinkable`}>
        <Breadcrumbs trail={trail} current={training.head.name} />
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={`${styles.words} stack-5 top start`}>
        <p className="lead narrow-text">{lead}</p>
        <ButtonLinks className="cluster-4" links={links} />
      </div>
      <div className={styles.media}>
        <Picture className="full" image={trainingPicture} priority />
      </div>
    </div>
  );
}

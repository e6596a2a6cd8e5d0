import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { designEducation } from '#src/copy/services/designEducation.ts';
import { paths } from '#src/domain/site/paths.ts';
import designEducationPicture from '#src/pictures/academy/design-education-desktop.svg?banner';
import styles from './EducationHero.module.css';

const trail = [homeCrumb, { label: 'Serviços', to: paths.services }];
/** The compact composition at every width: beside the words there is no room for the broad one. */
const school = { ...designEducationPicture.mobile, alt: designEducationPicture.alt };

export function EducationHero() {
  const { title, lead, links } = designEducation.hero;
  return (
    <div className={styles.hero} data-tone="coral">
      <div className={styles.words}>
        <Breadcrumbs trail={trail} current={designEducation.head.name} />
        <h1 className="hero leading-title">{title}</h1>
        <p className="lead narrow-text">{lead}</p>
        <ButtonLinks className="cluster-4" links={links} />
      </div>
      <div className={styles.media}>
        <Picture className="full" image={school} priority />
      </div>
    </div>
  );
}

import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { humanCentredDesign } from '#src/copy/services/humanCentredDesign.ts';
import { paths } from '#src/domain/site/paths.ts';
import humanCentredDesignPicture from '#src/pictures/services/human-centred-design-desktop.svg?banner';
import styles from './HumanCentredDesignHero.module.css';

const trail = [homeCrumb, { label: 'Serviços', to: paths.services }];

/** Uses the narrow picture, because its column is between the texts. */
const picture = { ...humanCentredDesignPicture.mobile, alt: humanCentredDesignPicture.alt };

export function HumanCentredDesignHero() {
  const { title, lead, links } = humanCentredDesign.hero;
  return (
    <div className={styles.hero}>
      <div className={styles.crumbs}>
        <Breadcrumbs trail={trail} current={humanCentredDesign.head.name} />
      </div>
      <h1 className={`${styles.title} leading-title`}>{title}</h1>
      <div className={styles.media}>
        <Picture className="frame" image={picture} priority />
      </div>
      <p className={`${styles.lead} measure self-end lead`}>{lead}</p>
      <div className={`${styles.actions} stack-4 end start pad-above-3`}>
        <ButtonLinks links={links} />
      </div>
    </div>
  );
}

import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { about } from '#src/copy/about/about.ts';
import { paths } from '#src/domain/site/paths.ts';
import aboutPicture from '#src/pictures/about/about-desktop.svg?banner';
import styles from './AboutHero.module.css';

export function AboutHero() {
  const { title, lead, action } = about.hero;
  return (
    <div className={`${styles.hero} clip relative`} data-tone="sky">
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className="measure lead balance">{lead}</p>
        <ButtonLink to={paths.booking} icon="calendar" label={action} />
      </div>
      <Picture image={aboutPicture} className={styles.picture} priority />
    </div>
  );
}

import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { academy } from '#src/copy/academy/academy.ts';
import academyPicture from '#src/pictures/academy/academy-desktop.svg?banner';
import styles from './AcademyHero.module.css';

export function AcademyHero() {
  const { title, lead, links } = academy.hero;
  return (
    <div className={styles.hero} data-tone="ink">
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className="measure lead soft balance">{lead}</p>
        <ButtonLinks className="cluster-4 space-above-3" links={links} />
      </div>
      <Picture image={academyPicture} className={styles.picture} priority />
    </div>
  );
}

import { Link } from 'react-router-dom';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { home } from '#src/copy/site/home.ts';
import { paths } from '#src/domain/site/paths.ts';
import homeHero from '#src/pictures/home/home-hero-desktop.svg?banner';
import { HeroThread } from './HeroThread.tsx';
import styles from './HomeHero.module.css';

export function HomeHero() {
  const { title, lead, accessibility, links } = home.hero;
  return (
    <div className="gutter clip">
      <div className={styles.inner}>
        <h1 className={styles.title}>
          {title.start} <em>{title.end}</em>
        </h1>
        <div className={`${styles.words} stack-5 top start`}>
          <p className="lead balance narrow-text">
            {lead} <Link to={paths.digitalAccessibility}>{accessibility}</Link>
          </p>
          <ButtonLinks className="cluster-4" links={links} />
        </div>
        <div className={styles.media}>
          <Picture className="full" image={homeHero} priority />
          <HeroThread />
        </div>
      </div>
    </div>
  );
}

import { Link } from 'react-router-dom';
import { Picture } from '#src/components/ui/Picture.tsx';
import { home } from '#src/copy/site/home.ts';
import { paths } from '#src/domain/site/paths.ts';
import homeInclusion from '#src/pictures/home/home-inclusion-desktop.svg?banner';
import styles from './InclusionSection.module.css';

export function InclusionSection() {
  const { title, text, accessibility } = home.inclusion;
  return (
    <section className={styles.inclusion}>
      <div className={styles.inner}>
        <h2 className="hero-l ch-13">{title}</h2>
        <p className="lead balance narrow-text">
          {text} <Link to={paths.digitalAccessibility}>{accessibility}</Link>
        </p>
      </div>
      <Picture image={homeInclusion} className="full" />
    </section>
  );
}

import { Link } from 'react-router-dom';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './SeriesLinks.module.css';

interface SeriesPiece {
  label: string;
  to: string;
  image: PictureImage;
}

interface SeriesLinksProps {
  /** What the series is: 'Outros projetos'. */
  label: string;
  previous: SeriesPiece | undefined;
  next: SeriesPiece | undefined;
}

/** The pieces before and after this one, each with a corner of its picture. */
export function SeriesLinks({ label, previous, next }: SeriesLinksProps) {
  if (!next) return null;
  return (
    <nav className={styles.series} aria-label={label}>
      <div className={styles.inner}>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <ul className={styles.list}>
          {previous && (
            <li className={styles.piece}>
              <Picture image={previous.image} className={styles.picture} />
              <span className={styles.words}>
                <span className={styles.direction}>
                  <Icon name="back" /> Anterior
                </span>
                <Link to={previous.to}>{previous.label}</Link>
              </span>
            </li>
          )}
          <li className={styles.piece}>
            <Picture image={next.image} className={styles.picture} />
            <span className={styles.words}>
              <span className={styles.direction}>
                Próximo <Icon name="arrow" />
              </span>
              <Link to={next.to}>{next.label}</Link>
            </span>
          </li>
        </ul>
      </div>
    </nav>
  );
}

import { Link } from 'react-router-dom';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './SeriesLinks.module.css';

export interface SeriesPiece {
  label: string;
  to: string;
  image: PictureImage;
}

interface SeriesLinksProps {
  /** What the series is: 'Outros projetos'. */
  label: string;
  series: readonly SeriesPiece[];
  /** The address of the page among them. */
  current: string;
}

/** The pieces before and after this one, each with a corner of its picture; the series is a ring, so there is always a way on. */
export function SeriesLinks({ label, series, current }: SeriesLinksProps) {
  const position = series.findIndex(({ to }) => to === current);
  const previous = series.at(position - 1);
  const next = series[(position + 1) % series.length];
  return (
    <nav className={styles.series} aria-label={label}>
      <div className={styles.inner}>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <ul className={styles.list}>
          {previous && previous !== next && (
            <li className={styles.piece}>
              <Picture image={{ ...previous.image, alt: '' }} className={styles.picture} />
              <span className={styles.words}>
                <span className={styles.direction}>
                  <Icon name="back" /> Anterior
                </span>
                <Link to={previous.to}>{previous.label}</Link>
              </span>
            </li>
          )}
          {next && (
            <li className={styles.piece}>
              <Picture image={{ ...next.image, alt: '' }} className={styles.picture} />
              <span className={styles.words}>
                <span className={styles.direction}>
                  Próximo <Icon name="arrow" />
                </span>
                <Link to={next.to}>{next.label}</Link>
              </span>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}

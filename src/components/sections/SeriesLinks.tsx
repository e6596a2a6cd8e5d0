import { Link } from 'react-router-dom';
import type { Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './SeriesLinks.module.css';

interface SeriesLinksProps {
  /** What the series is, for whoever hears the page. */
  label: string;
  series: readonly Crumb[];
  /** The address of the page among them. */
  current: string;
}

/** The way to the piece before and the one after, at the two ends of a thread; the first and the last have one way only. */
export function SeriesLinks({ label, series, current }: SeriesLinksProps) {
  const position = series.findIndex(({ to }) => to === current);
  const previous = series[position - 1];
  const next = series[position + 1];
  return (
    <nav className={styles.series} aria-label={label}>
      <ul className={styles.list}>
        {previous && (
          <li className={styles.previous}>
            <Icon name="back" />
            <span>
              <span className={styles.direction}>Anterior</span>
              <Link to={previous.to}>{previous.label}</Link>
            </span>
          </li>
        )}
        {next && (
          <li className={styles.next}>
            <span>
              <span className={styles.direction}>Próximo</span>
              <Link to={next.to}>{next.label}</Link>
            </span>
            <Icon name="arrow" />
          </li>
        )}
      </ul>
    </nav>
  );
}

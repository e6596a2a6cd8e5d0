import type { ComponentProps } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { PieceLink } from './PieceLink.tsx';
import styles from './SeriesLinks.module.css';

type SeriesPiece = Omit<ComponentProps<typeof PieceLink>, 'above'>;

interface SeriesLinksProps {
  label: string;
  previous: SeriesPiece | undefined;
  next: SeriesPiece | undefined;
}

export function SeriesLinks({ label, previous, next }: SeriesLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className="screen-only gutter pad-above-7 pad-below-8" aria-label={label}>
      <div className="content-width grid-5 rule-above pad-above-6 split-1-3">
        <p className="heading title-s leading-heading" aria-hidden="true">
          {label}
        </p>
        <ul className={`${styles.list} grid-5`}>
          {previous && (
            <PieceLink
              {...previous}
              above={
                <span className={`${styles.direction} row-2 middle soft`}>
                  <Icon name="back" /> Anterior
                </span>
              }
            />
          )}
          {next && (
            <PieceLink
              {...next}
              above={
                <span className={`${styles.direction} row-2 middle soft`}>
                  Próximo <Icon name="arrow" />
                </span>
              }
            />
          )}
        </ul>
      </div>
    </nav>
  );
}

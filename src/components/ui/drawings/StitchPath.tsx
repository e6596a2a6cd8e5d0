import { useId } from 'react';
import styles from './StitchPath.module.css';

interface StitchPathProps {
  path: string;
  viewBox: string;
  className?: string | undefined;
  /** Adds a light edge, for a line on a coloured background. */
  edged?: boolean;
}

/** A dashed line along a path. It is drawn as it scrolls into view, if the browser supports that. */
export function StitchPath({ path, viewBox, className, edged = false }: StitchPathProps) {
  const mask = useId();
  return (
    <svg
      className={`${styles.path} ${className ?? ''}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <mask id={mask} maskUnits="userSpaceOnUse" x="-5%" width="110%">
        <path className={styles.reveal} d={path} pathLength="1" />
      </mask>
      <g mask={`url(#${mask})`}>
        {edged && <path className={styles.edge} d={path} />}
        <path className={styles.dashes} d={path} />
      </g>
    </svg>
  );
}

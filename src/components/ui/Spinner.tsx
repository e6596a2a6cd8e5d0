import styles from './Spinner.module.css';

/** A ring of stitches that turns; the label is read out, and stands beside it when motion is reduced. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" pathLength="64" />
      </svg>
      <span>{label}</span>
    </p>
  );
}

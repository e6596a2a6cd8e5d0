import styles from './Spinner.module.css';

export function Spinner({ label }: { label: string }) {
  return (
    <p className={`${styles.spinner} row-4 middle amid pad-6`} aria-live="polite">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path d="M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z" pathLength="64" />
      </svg>
      <span>{label}</span>
    </p>
  );
}

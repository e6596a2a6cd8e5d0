import styles from './DetailSkeleton.module.css';

/** The shape of a submission that is about to be shown. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} aria-live="polite">
      <span className="visually-hidden">{label}</span>
      <span className={styles.title} />
      <span />
      <span />
      <span />
    </div>
  );
}

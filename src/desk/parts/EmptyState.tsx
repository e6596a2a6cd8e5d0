import styles from './EmptyState.module.css';

/** Nothing to show, and why. */
export function EmptyState({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <p className="soft narrow-text">{text}</p>
    </div>
  );
}

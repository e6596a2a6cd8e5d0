import styles from './EmptyShelf.module.css';

/** Nothing to show, and why. */
export function EmptyShelf({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

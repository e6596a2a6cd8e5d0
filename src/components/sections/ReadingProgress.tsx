import styles from './ReadingProgress.module.css';

/** How far one has read, sewn along the upper edge of the window; drawn by the browser alone, from the scrolled way. */
export function ReadingProgress() {
  return <div className={styles.progress} aria-hidden="true" />;
}

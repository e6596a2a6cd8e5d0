import styles from './ReadingProgress.module.css';

/** Reading progress along the upper edge of the window, by a CSS scroll animation. */
export function ReadingProgress() {
  return <div className={`${styles.progress} screen-only`} aria-hidden="true" />;
}

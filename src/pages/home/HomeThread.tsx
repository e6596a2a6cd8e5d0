import styles from './HomeThread.module.css';

/** A wavy path in a square of 100 units, from the thread of the hero picture to the line above the footer. */
const turns = 9;
const path = `M30 0${Array.from({ length: turns }, (_, turn) => {
  const from = turn % 2 === 0 ? 30 : 70;
  const to = turn === turns - 1 ? 0 : 100 - from;
  const start = (100 / turns) * turn;
  const middle = (start + 50 / turns).toFixed(1);
  return `C${from} ${middle} ${to} ${middle} ${to} ${(start + 100 / turns).toFixed(1)}`;
}).join('')}`;

/** The thread beside the page's sections. It is drawn down to the point that the visitor's scrolling has reached. */
export function HomeThread() {
  return (
    <svg className={styles.thread} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.edge} d={path} />
      <path className={styles.stitches} d={path} />
    </svg>
  );
}

import styles from './HomeThread.module.css';

/** Waves down a strip of 100 by 100 units, from the thread of the picture to the line that the footer ties. */
const turns = 9;
const path = `M30 0${Array.from({ length: turns }, (_, turn) => {
  const from = turn % 2 === 0 ? 30 : 70;
  const to = turn === turns - 1 ? 0 : 100 - from;
  const start = (100 / turns) * turn;
  const middle = (start + 50 / turns).toFixed(1);
  return `C${from} ${middle} ${to} ${middle} ${to} ${(start + 100 / turns).toFixed(1)}`;
}).join('')}`;

/** The thread that runs down the page beside its sections, as far as one has scrolled. */
export function HomeThread() {
  return (
    <svg className={styles.thread} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.edge} d={path} />
      <path className={styles.stitches} d={path} />
    </svg>
  );
}

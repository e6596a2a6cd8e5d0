import { useId } from 'react';
import styles from './HeroThread.module.css';

const shapes = [
  {
    shape: 'wide',
    viewBox: '0 0 900 900',
    path: 'M8 704C110 640 200 566 262 566C372 566 390 704 492 704C640 704 620 560 606 452C590 330 560 300 620 270C700 232 712 190 724 158C730 140 738 128 747 118',
  },
  {
    shape: 'narrow',
    viewBox: '0 0 700 600',
    path: 'M8 560C60 520 120 520 170 552C230 590 330 596 380 556C440 508 440 450 430 392C420 320 400 290 450 262C520 226 540 190 552 150C556 136 562 124 570 116',
  },
] as const;

/** A needle pulls a thread through the picture when the page opens; with reduced motion the thread is already there. */
export function HeroThread() {
  const mask = useId();
  return shapes.map(({ shape, viewBox, path }) => (
    <svg key={shape} className={styles.thread} data-shape={shape} viewBox={viewBox} aria-hidden="true">
      <mask id={`${mask}${shape}`} maskUnits="userSpaceOnUse" x="-5%" y="-5%" width="110%" height="110%">
        <path className={styles.reveal} d={path} pathLength="1" />
      </mask>
      <g mask={`url(#${mask}${shape})`}>
        <path className={styles.edge} d={path} />
        <path className={styles.stitches} d={path} />
      </g>
      <g className={styles.needle}>
        <g transform="scale(-.6 .6)translate(-268 0)">
          <path className={styles.steel} d="M0 0L40 -6.5L278 -11A12 11 0 0 1 278 11L40 6.5Z" />
          <path className={styles.steel} d="M252 0H276" />
        </g>
      </g>
    </svg>
  ));
}

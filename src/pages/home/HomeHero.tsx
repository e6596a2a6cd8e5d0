import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { home } from '#src/copy/site/home.ts';
import { paths } from '#src/domain/site/paths.ts';
import homeHero from '#src/pictures/home/home-hero-desktop.svg?banner';
import threadStyles from './HeroThread.module.css';
import styles from './HomeHero.module.css';

export function HomeHero() {
  const { title, lead, accessibility, links } = home.hero;
  return (
    <div className="gutter clip">
      <div className={styles.inner}>
        <h1 className={styles.title}>
          {title.start} <em>{title.end}</em>
        </h1>
        <div className={`${styles.words} stack-5 top start`}>
          <p className="lead balance narrow-text">
            {lead} <Link to={paths.digitalAccessibility}>{accessibility}</Link>
          </p>
          <ButtonLinks className="cluster-4" links={links} />
        </div>
        <div className={styles.media}>
          <Picture className="full" image={homeHero} priority />
          <HeroThread />
        </div>
      </div>
    </div>
  );
}

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
function HeroThread() {
  const mask = useId();
  return shapes.map(({ shape, viewBox, path }) => (
    <svg key={shape} className={threadStyles.thread} data-shape={shape} viewBox={viewBox} aria-hidden="true">
      <mask id={`${mask}${shape}`} maskUnits="userSpaceOnUse" x="-5%" y="-5%" width="110%" height="110%">
        <path className={threadStyles.reveal} d={path} pathLength="1" />
      </mask>
      <g mask={`url(#${mask}${shape})`}>
        <path className={threadStyles.edge} d={path} />
        <path className={threadStyles.stitches} d={path} />
      </g>
      <g className={threadStyles.needle}>
        <g transform="scale(-.6 .6)translate(-268 0)">
          <path className={threadStyles.steel} d="M0 0L40 -6.5L278 -11A12 11 0 0 1 278 11L40 6.5Z" />
          <path className={threadStyles.steel} d="M252 0H276" />
        </g>
      </g>
    </svg>
  ));
}

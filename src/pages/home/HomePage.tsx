import { partners } from 'virtual:content/lists/partners';
import { Link } from 'react-router-dom';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { NowSection } from '#src/components/sections/events/NowSection.tsx';
import { ButtonLink, ButtonLinks } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { studioJsonLd } from '#src/components/ui/head/studioJsonLd.ts';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { home } from '#src/copy/site/home.ts';
import { paths } from '#src/domain/site/paths.ts';
import homeAbout from '#src/pictures/home/home-about.svg?picture';
import homeInclusion from '#src/pictures/home/home-inclusion-desktop.svg?banner';
import homeResearch from '#src/pictures/home/home-research.svg?picture';
import { ExploreSection } from './ExploreSection.tsx';
import { HomeHero } from './HomeHero.tsx';
import styles from './HomePage.module.css';
import threadStyles from './HomeThread.module.css';

export default function HomePage() {
  const { action, inclusion, about } = home;
  return (
    <>
      <PageHead {...home.head} path={paths.home} structuredData={import.meta.env.SSR && [studioJsonLd()]} />
      <HomeHero />
      <div className="relative">
        <ExploreSection />
        <ResearchSection />
        <section className={styles.inclusion}>
          <div className={styles.inner}>
            <h2 className="hero-l ch-13">{inclusion.title}</h2>
            <p className="lead balance narrow-text">
              {inclusion.text} <Link to={paths.digitalAccessibility}>{inclusion.accessibility}</Link>
            </p>
          </div>
          <Picture image={homeInclusion} className="full" />
        </section>
        <section className="page-width band grid-7 wide-gap-6 split-7-5">
          <div className={`${styles.words} stack-5 top`}>
            <h2>{about.title}</h2>
            <p className="lead measure">{about.text}</p>
            <ButtonLinks className="cluster-4 space-above-3" links={about.links} />
          </div>
          <Picture image={homeAbout} className="frame" />
          <div className={`${styles.partners} stack across-l`}>
            <h3 className="plain normal">{about.partnersTitle}</h3>
            <TextList
              items={partners}
              className={`${styles.names} stack columns-3`}
              itemClass="title-s tracking rule-above pad-block-3"
            />
          </div>
        </section>
        <NowSection />
        <CallToAction {...action} />
        <HomeThread />
      </div>
    </>
  );
}

function ResearchSection() {
  const { title, paragraphs, action } = home.research;
  return (
    <section className="gutter" data-tone="ink">
      <div className={`${styles.researchInner} content-width stack-7 band-block`}>
        <div className={styles.media}>
          <Picture className="frame" image={homeResearch} />
        </div>
        <div className="stack-5 measure centred start lead">
          <h2 className="title-l">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink to={paths.academy} icon="arrow" label={action} />
        </div>
      </div>
    </section>
  );
}

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
function HomeThread() {
  return (
    <svg className={threadStyles.thread} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={threadStyles.edge} d={path} />
      <path className={threadStyles.stitches} d={path} />
    </svg>
  );
}

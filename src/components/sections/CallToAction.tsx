import type { ReactNode } from 'react';
import { ButtonLinks, type LinkAction } from '#src/components/ui/Button.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './CallToAction.module.css';
import type { Tone } from './Section.tsx';

interface CallToActionProps {
  title: string;
  text: ReactNode;
  links: readonly LinkAction[];
  tone?: Tone | undefined;
  /** Position of the links: beside the title (default), under the title (`below`), or beside a picture (`picture`). */
  layout?: 'below' | 'picture' | undefined;
  picture?: PictureImage;
}

/** The path of the dashed line at the section's top, keyed by the section's colour, in a view box of 1440 × 200. */
const seams: Record<Tone, string> = {
  surface: 'M-20 110 H 1470',
  sunflower: 'M-20 60 C 180 160 320 10 520 70 S 860 190 1040 90 S 1300 20 1470 110',
  lilac: 'M-20 170 Q 725 -110 1470 170',
  coral: 'M-20 150 C 900 180 1000 36 780 36 S 620 170 1470 80',
  red: 'M-20 160 H 340 V 120 H 720 V 80 H 1100 V 40 H 1470',
  petrol: 'M-20 50 L 280 150 580 50 880 150 1180 50 1480 150',
  sky: 'M-20 40 Q 230 220 480 40 Q 730 220 980 40 Q 1230 220 1480 40',
  ink: 'M-20 170 C 300 170 500 160 760 90 S 1200 20 1470 30',
};

export function CallToAction(props: CallToActionProps) {
  const { title, text, links, tone = 'sunflower', layout, picture } = props;
  return (
    <section className="band relative clip screen-only" data-tone={tone}>
      <StitchPath className={styles.path} viewBox="0 0 1440 200" path={seams[tone]} edged />
      <div
        className={`${styles.inner} content-width grid-6 ${layout ? '' : 'split-7-5'} pad-above-6`}
        data-layout={layout}
      >
        {layout === 'picture' && picture && (
          <Picture className={styles.picture} image={{ ...picture, alt: '' }} />
        )}
        <h2 className="title-l ch-13">{title}</h2>
        <div className={`stack-5 end start ${layout === 'below' ? 'split-7-5' : ''}`}>
          <div className="stack-4 lead narrow-text balanced">
            {typeof text === 'string' ? <p>{text}</p> : text}
          </div>
          <ButtonLinks className="cluster-4" links={links} />
        </div>
      </div>
    </section>
  );
}

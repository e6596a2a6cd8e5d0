import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './Hero.module.css';
import type { Tone } from './Section.tsx';

interface HeroProps {
  title: ReactNode;
  lead: ReactNode;
  image?: PictureImage;
  actions?: ReactNode;
  breadcrumbs?: { trail: readonly Crumb[]; current: string };
  /** `split`: text left, picture right. `banner`: the picture is below the text. `words`: text without a picture. */
  variant?: 'split' | 'banner' | 'words';
  tone?: Tone;
}

export function Hero({ title, lead, image, actions, breadcrumbs, variant = 'split', tone }: HeroProps) {
  return (
    <div className={`${styles.hero} gutter clip page-top band-below`} data-variant={variant} data-tone={tone}>
      <div className={styles.inner}>
        <div className={`${styles.words} stack-5 centred start shrinkable`}>
          {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
          <h1 className={`${styles.title} breakable ch-14`}>{title}</h1>
          <div className="stack-4 measure lead soft balanced">
            {typeof lead === 'string' ? <p>{lead}</p> : lead}
          </div>
          {actions && <div className={`${styles.actions} cluster-4 middle space-above-3`}>{actions}</div>}
        </div>
        {image && (
          <div className={styles.media}>
            <Picture className="frame" image={image} priority />
          </div>
        )}
      </div>
    </div>
  );
}

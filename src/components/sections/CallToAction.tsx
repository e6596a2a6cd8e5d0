import type { ReactNode } from 'react';
import { ButtonLinks, type LinkAction } from '#src/components/ui/Button.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import styles from './CallToAction.module.css';
import type { Tone } from './Section.tsx';

interface CallToActionProps {
  title: string;
  /** One paragraph, or several of the page's own. */
  text: ReactNode;
  links: readonly LinkAction[];
  tone?: Tone | undefined;
}

export function CallToAction({ title, text, links, tone = 'sunflower' }: CallToActionProps) {
  return (
    <section className="band relative clip screen-only" data-tone={tone}>
      <StitchPath
        className={styles.path}
        viewBox="0 0 1440 200"
        path="M-20 60 C 180 160 320 10 520 70 S 860 190 1040 90 S 1300 20 1470 110"
        edged
      />
      <div className="content-width grid-6 split-7-5 pad-above-6">
        <h2 className="title-l ch-13">{title}</h2>
        <div className="stack-5 end start">
          <div className="stack-4 lead narrow-text balanced">
            {typeof text === 'string' ? <p>{text}</p> : text}
          </div>
          <ButtonLinks className="cluster-4" links={links} />
        </div>
      </div>
    </section>
  );
}

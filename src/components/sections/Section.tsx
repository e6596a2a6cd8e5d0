import type { ReactNode } from 'react';
import styles from './Section.module.css';

export type Tone = 'surface' | 'ink' | 'sunflower' | 'lilac' | 'sky' | 'coral' | 'petrol' | 'red';

interface SectionProps {
  id?: string;
  tone?: Tone;
  title?: ReactNode;
  intro?: ReactNode;
  /** `beside` sets the title in a column of its own, next to the content. */
  layout?: 'beside' | undefined;
  children?: ReactNode;
}

export function Section({ id, tone, title, intro, layout, children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} band relative`} data-tone={tone} data-layout={layout}>
      <div className={styles.inner}>
        {title && (
          <header className={`${styles.header} stack-5 top`}>
            <h2 className="ch-18">{title}</h2>
            {intro && (
              <div className="measure lead soft balanced">
                {typeof intro === 'string' ? <p>{intro}</p> : intro}
              </div>
            )}
          </header>
        )}
        <div className="shrinkable">{children}</div>
      </div>
    </section>
  );
}

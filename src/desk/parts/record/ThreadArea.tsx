import type { ReactNode, RefObject } from 'react';
import styles from './ThreadArea.module.css';

interface ThreadAreaProps {
  label: string;
  ref?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function ThreadArea({ label, ref, children }: ThreadAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled by keys
    <section ref={ref} className={styles.thread} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './TodayView.module.css';

interface TodayPartProps {
  title: string;
  /** It takes the wider column where there are two. */
  isWide?: boolean;
  children: ReactNode;
}

export function TodayPart({ title, isWide = false, children }: TodayPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part} data-wide={isWide || undefined}>
      <h2 id={id} className="title-s">
        {title}
      </h2>
      {children}
    </section>
  );
}

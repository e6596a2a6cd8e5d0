import { type ReactNode, useId } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './FormSection.module.css';

interface FormSectionProps {
  number: number;
  title: string;
  /** Filled in: the knot is tied and the thread goes on to the next part. */
  done: boolean;
  children: ReactNode;
}

export function FormSection({ number, title, done, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-done={done ? true : undefined} aria-labelledby={id}>
      <span className={styles.marker} aria-hidden="true">
        {done ? <Icon name="check" /> : number}
      </span>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './FormSection.module.css';

interface FormSectionProps {
  id?: string;
  number: number;
  title: string;
  done: boolean;
  children: ReactNode;
}

export function FormSection({ id, number, title, done, children }: FormSectionProps) {
  return (
    <section id={id} className={styles.section} data-done={done ? true : undefined}>
      <span className={styles.marker} aria-hidden="true">
        {done ? <Icon name="check" /> : number}
      </span>
      <h3 className={styles.title}>{title}</h3>
      <div className={`${styles.fields} stack-5 across shrinkable`}>{children}</div>
    </section>
  );
}

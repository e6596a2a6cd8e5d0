import type { ReactNode } from 'react';
import styles from './StepList.module.css';

export interface StepListItem {
  title: string;
  body: ReactNode;
}

/** Numbered steps joined by a dashed line. */
export function StepList({ steps }: { steps: readonly StepListItem[] }) {
  return (
    <ol className="stack counted">
      {steps.map(({ title, body }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <div className="measure soft">{body}</div>
        </li>
      ))}
    </ol>
  );
}

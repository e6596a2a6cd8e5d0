import type { ReactNode } from 'react';
import styles from './StepList.module.css';

interface StepListProps {
  /** Each description is a sentence, or elements of the page. */
  steps: readonly { titulo: string; descricao: ReactNode }[];
}

/** Numbered steps joined by a dashed line. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className="stack counted">
      {steps.map(({ titulo, descricao }) => (
        <li key={titulo} className={styles.step}>
          <h3>{titulo}</h3>
          <div className="measure soft">{typeof descricao === 'string' ? <p>{descricao}</p> : descricao}</div>
        </li>
      ))}
    </ol>
  );
}

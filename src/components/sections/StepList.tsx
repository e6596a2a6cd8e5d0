import type { ReactNode } from 'react';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import styles from './StepList.module.css';

interface StepListProps {
  steps: readonly { titulo: string; descricao: ReactNode }[];
  /** The line along which the steps are placed in wide windows. */
  line?: { path: string; viewBox: string };
  /** A class of the page that sets the line's height (`--line`) and each step's vertical offset. */
  className?: string | undefined;
}

export function StepList({ steps, line, className }: StepListProps) {
  return (
    <div className={`relative ${className ?? ''}`}>
      {line && <StitchPath className={styles.line} {...line} />}
      <ol
        className={`${styles.steps} stack counted dots joined ${line ? 'side-by-side-l indexed' : ''}`}
        data-layout={line && 'route'}
      >
        {steps.map(({ titulo, descricao }) => (
          <li key={titulo} className={styles.step}>
            <h3>{titulo}</h3>
            <div className="measure soft">
              {typeof descricao === 'string' ? <p>{descricao}</p> : descricao}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

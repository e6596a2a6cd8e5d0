import { Metrics } from '#src/components/sections/cases/Metrics.tsx';
import { designEducation } from '#src/copy/services/designEducation.ts';
import styles from './ImpactFigures.module.css';

export function ImpactFigures() {
  const { title, metrics } = designEducation.impact;
  return (
    <section className={styles.figures} data-tone="petrol">
      <div className={`${styles.inner} content-width stack-7`}>
        <h2>{title}</h2>
        <Metrics items={metrics} />
      </div>
    </section>
  );
}

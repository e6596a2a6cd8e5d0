import type { Item } from 'virtual:content/loaders/cases-phases';
import { StitchPath } from '#src/components/ui/StitchPath.tsx';
import styles from './MethodSteps.module.css';

/** Five stops of one route, drawn as on a map of the quarter. */
export function MethodSteps({ steps }: { steps: Item['steps']['items'] }) {
  return (
    <div className={styles.route}>
      {/* Through the stops' centres: each stop is a fifth of the width, the even ones hang lower. */}
      <StitchPath
        className={styles.path}
        viewBox="0 0 1000 160"
        path="M-60 40 C 0 0 60 40 100 40 S 240 120 300 120 S 440 40 500 40 S 640 120 700 120 S 840 40 900 40 S 1010 60 1060 130"
      />
      <ol className={`${styles.stops} grid-l`}>
        {steps.map(({ titulo, descricao }, index) => (
          <li key={titulo} className={styles.stop}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{titulo}</h3>
            <p>{descricao}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { knowledgeManagement } from '#src/copy/services/knowledgeManagement.ts';
import styles from './Results.module.css';

/** Three figures of different sizes on one line, drawn like the nodes of the graph in the first view. */
export function Results() {
  return (
    <div className="relative">
      <StitchPath
        className={styles.line}
        viewBox="0 0 1344 272"
        path="M-120 250 C 20 250 90 160 224 160 S 500 88 672 88 S 960 152 1120 152 S 1380 90 1480 20"
      />
      <dl className={`${styles.results} stack-6 columns-3 upper-l`}>
        {knowledgeManagement.results.metrics.map(({ valor, label }) => (
          <div key={label} className={styles.result}>
            <dt>{label}</dt>
            <dd className="row middle amid square round on-light display tabular leading-display forced-edge">
              {valor}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

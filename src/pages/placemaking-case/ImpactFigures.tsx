import styles from './ImpactFigures.module.css';

export function ImpactFigures({ impact: { metrics, award } }: Pick<Item<'cases-phases'>, 'impact'>) {
  return (
    <div className={`${styles.impact} grid-6`}>
      <dl className={`${styles.figures} grid-6 columns-2-s across-l`}>
        {metrics.map(({ valor, label }) => (
          <div key={label} className={`${styles.figure} rule-above pad-above-4 number-first`}>
            <dt>{label}</dt>
            <dd className="display tabular leading-title">{valor}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.award}>
        <span>{award.titulo}</span> <strong>{award.ano}</strong> <span>{award.por}</span>
      </p>
    </div>
  );
}

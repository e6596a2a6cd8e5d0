import { humanCentredDesign } from '#src/copy/services/humanCentredDesign.ts';
import styles from './Results.module.css';

export function Results() {
  const { title, intro, metrics } = humanCentredDesign.results;
  return (
    <section className="band" data-tone="surface">
      <div className="content-width stack-7">
        <header className="grid-5 bottom split-7-5">
          <h2 className="ch-16">{title}</h2>
          <p className="measure lead soft balance">{intro}</p>
        </header>
        <dl className={`${styles.results} stack dots hidden-overflow rounded-l`}>
          {metrics.map(({ valor, label }) => (
            <div key={valor} className={styles.result}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{valor}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

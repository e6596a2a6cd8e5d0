import { humanCentredDesign } from '#src/content/humanCentredDesign.ts';
import styles from './Results.module.css';

/** Three figures in a grid. */
export function Results() {
  const { title, intro, metrics } = humanCentredDesign.results;
  return (
    <section className={styles.band} data-tone="surface">
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </header>
        <dl className={styles.results}>
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

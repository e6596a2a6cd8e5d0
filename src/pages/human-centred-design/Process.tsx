import { humanCentredDesign } from '#src/content/humanCentredDesign.ts';
import styles from './Process.module.css';

/** Four steps as four round patches held together by one button in the middle. */
export function Process() {
  const { title, steps } = humanCentredDesign.method;
  return (
    <section className={styles.band} data-tone="ink">
      <div className={styles.inner}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.stage}>
          <ol className={styles.flower}>
            {steps.map(({ titulo, descricao }) => (
              <li key={titulo} className={styles.petal}>
                <h3>{titulo}</h3>
                <p>{descricao}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

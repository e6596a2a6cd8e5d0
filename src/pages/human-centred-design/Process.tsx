import { humanCentredDesign } from '#src/copy/services/humanCentredDesign.ts';
import styles from './Process.module.css';

export function Process() {
  const { title, steps } = humanCentredDesign.method;
  return (
    <section className="band" data-tone="ink">
      <div className="content-width grid-7 split-4-8">
        <h2 className={`${styles.title} self-top-l ch-16`}>{title}</h2>
        <div className="sized">
          <ol className={`${styles.flower} stack-3 relative counted dots`}>
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

import { Thread } from '#src/components/ui/Thread.tsx';
import { humanCentredDesign } from '#src/content/humanCentredDesign.ts';
import styles from './MethodPath.module.css';

/** Four steps at four heights, threaded like buttons. */
export function MethodPath() {
  const { title, steps } = humanCentredDesign.method;
  return (
    <section className={styles.band} data-tone="ink">
      <div className={styles.inner}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.path}>
          <Thread
            className={styles.thread}
            viewBox="0 0 1200 192"
            path="M-120 150 C -60 150 -30 36 32 36 S 250 132 339 116 S 540 16 646 52 S 860 156 953 132 S 1180 40 1340 110"
          />
          <ol className={styles.steps}>
            {steps.map(({ titulo, descricao }) => (
              <li key={titulo} className={styles.step}>
                <h3>{titulo}</h3>
                <p className={styles.description}>{descricao}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

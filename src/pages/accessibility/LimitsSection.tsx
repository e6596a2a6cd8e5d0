import { accessibility } from '#src/copy/site/accessibility.ts';
import styles from './LimitsSection.module.css';

/** Known shortcomings, as large as the strengths. */
export function LimitsSection() {
  const { title, intro, items } = accessibility.limits;
  return (
    <section className="band" data-tone="ink">
      <div className="content-width grid-7">
        <header className={`${styles.header} stack-4`}>
          <h2>{title}</h2>
          <p className="lead soft balance">{intro}</p>
        </header>
        <ul className={styles.list}>
          {items.map(({ titulo, texto }) => (
            <li key={titulo} className={styles.limit}>
              <h3>{titulo}</h3>
              <p className="soft">{texto}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

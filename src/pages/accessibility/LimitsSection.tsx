import { accessibility } from '#src/content/accessibility.ts';
import styles from './LimitsSection.module.css';

/** What is not good yet, said as large as what is. */
export function LimitsSection() {
  const { title, intro, items } = accessibility.limits;
  return (
    <section className={styles.limits} data-tone="ink">
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </header>
        <ul className={styles.list}>
          {items.map(({ titulo, texto }) => (
            <li key={titulo} className={styles.limit}>
              <h3>{titulo}</h3>
              <p>{texto}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

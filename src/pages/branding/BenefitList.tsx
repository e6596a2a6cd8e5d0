import { branding } from '#src/copy/services/branding.ts';
import styles from './BenefitList.module.css';

const tones = ['sunflower', 'coral', 'sky', 'petrol'] as const;

export function BenefitList() {
  const { title, items } = branding.benefits;
  return (
    <section className={styles.benefits}>
      <h2 className="ch-18">{title}</h2>
      <ul className="stack-6">
        {items.map(({ titulo, descricao }, index) => (
          <li key={titulo} className={styles.benefit}>
            <h3 className={styles.bar} data-tone={tones[index]}>
              {titulo}
            </h3>
            <p className={styles.text}>{descricao}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Picture } from '#src/components/ui/Picture.tsx';
import { designEducation } from '#src/content/designEducation.ts';
import offerEducation from '#src/pictures/offer-education.svg?picture';
import styles from './Differentiators.module.css';

export function Differentiators() {
  const { title, items } = designEducation.differentiators;
  return (
    <section className={styles.band} data-tone="ink">
      <div className={styles.inner}>
        <div className={styles.media}>
          <Picture image={offerEducation} />
        </div>
        <div className={styles.words}>
          <h2>{title}</h2>
          {items.map(({ titulo, descricao }) => (
            <div key={titulo} className={styles.item}>
              <h3>{titulo}</h3>
              <p>{descricao}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

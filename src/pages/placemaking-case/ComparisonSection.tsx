import { placemakingCase } from '#src/content/placemakingCase.ts';
import placeAfter from '#src/pictures/place-after.svg?picture';
import placeBefore from '#src/pictures/place-before.svg?picture';
import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './ComparisonSection.module.css';

export function ComparisonSection() {
  const { title, text, label, before, after } = placemakingCase.comparison;
  return (
    <section className={styles.comparison} data-tone="ink">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <BeforeAfter
          label={label}
          before={{ label: before, image: placeBefore }}
          after={{ label: after, image: placeAfter }}
        />
      </div>
    </section>
  );
}

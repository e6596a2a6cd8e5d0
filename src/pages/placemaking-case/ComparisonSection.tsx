import { placeAfter } from '#src/content/images/placeAfter.ts';
import { placeBefore } from '#src/content/images/placeBefore.ts';
import { placemakingCase } from '#src/content/placemakingCase.ts';
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

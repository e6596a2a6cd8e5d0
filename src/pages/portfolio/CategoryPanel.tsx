import { portfolio } from '#src/copy/about/portfolio.ts';
import type { Category } from '#src/domain/site/portfolio.ts';
import styles from './CategoryPanel.module.css';
import { CategoryPattern } from './CategoryPattern.tsx';

export function CategoryPanel({ category }: { category: Category }) {
  const { label, description, tone } = portfolio.categories[category];
  return (
    <div className={`${styles.panel} row hidden-overflow rounded-l sized column`} data-tone={tone}>
      <CategoryPattern category={category} />
      <div className={styles.words}>
        <h2 className={styles.title}>{label}</h2>
        <p className="narrow-text">{description}</p>
      </div>
    </div>
  );
}

import { portfolio } from '#src/content/portfolio.ts';
import { type Category, projectCount } from '#src/domain/portfolio.ts';
import styles from './CategoryFilter.module.css';
import { CategorySwatch } from './CategorySwatch.tsx';

interface CategoryFilterProps {
  categories: readonly Category[];
  chosen: Category | null;
  /** How many projects the choice shows; said politely when it changes. */
  count: number;
  onChoose: (category: Category | null) => void;
}

/** Swatches to choose from: one for all, one a category. Without a script there is nothing to choose and all is shown. */
export function CategoryFilter({ categories, chosen, count, onChoose }: CategoryFilterProps) {
  const { label, all } = portfolio.filter;
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of toggle buttons */}
      <div className={styles.filter} role="group" aria-label={label}>
        <button
          type="button"
          className={styles.choice}
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
        >
          <span>{all}</span>
        </button>
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            className={styles.choice}
            aria-pressed={chosen === category}
            onClick={() => onChoose(category)}
          >
            <span className={styles.swatch} data-tone={portfolio.categories[category].tone}>
              <CategorySwatch category={category} />
            </span>
            <span>{portfolio.categories[category].label}</span>
          </button>
        ))}
      </div>
      <p className={styles.count} role="status">
        {projectCount(count)}
      </p>
    </div>
  );
}

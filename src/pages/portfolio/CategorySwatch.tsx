import type { Category } from '#src/domain/portfolio.ts';
import styles from './CategorySwatch.module.css';

/** The stitch pattern of a category, on the cloth of its surroundings: the sign that needs no colour. */
export function CategorySwatch({ category }: { category: Category }) {
  return <span className={styles.swatch} data-category={category} aria-hidden="true" />;
}

import type { Category } from '#src/copy/about/categories.ts';
import styles from './CategoryPattern.module.css';

export function CategoryPattern({ category, tone }: { category: Category; tone?: string }) {
  return <span className={styles.pattern} data-category={category} data-tone={tone} aria-hidden="true" />;
}

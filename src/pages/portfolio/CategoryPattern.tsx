import type { Category } from '#src/domain/site/portfolio.ts';
import styles from './CategoryPattern.module.css';

interface CategorySwatchProps {
  category: Category;
  tone?: string;
}

export function CategoryPattern({ category, tone }: CategorySwatchProps) {
  return <span className={styles.pattern} data-category={category} data-tone={tone} aria-hidden="true" />;
}

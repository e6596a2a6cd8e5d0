import { FilterBar } from '#src/components/sections/FilterBar.tsx';
import { portfolio } from '#src/copy/about/portfolio.ts';
import { type Category, projectCount } from '#src/domain/site/portfolio.ts';
import { CategoryPattern } from './CategoryPattern.tsx';

interface CategoryFilterProps {
  categories: readonly Category[];
  chosen: Category | null;
  /** How many projects the choice shows. */
  count: number;
  onChoose: (category: Category | null) => void;
}

/** Swatches to choose from: one for all, one a category. */
export function CategoryFilter({ categories, chosen, count, onChoose }: CategoryFilterProps) {
  const { label, all } = portfolio.filter;
  const swatches = categories.map((category) => {
    const { label: name, tone } = portfolio.categories[category];
    return { value: category, label: name, picture: <CategoryPattern category={category} tone={tone} /> };
  });
  return (
    <FilterBar
      label={label}
      choices={[{ value: null, label: all }, ...swatches]}
      chosen={chosen}
      count={projectCount(count)}
      onChoose={onChoose}
    />
  );
}

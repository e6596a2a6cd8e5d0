import { FilterBar } from '#src/components/sections/FilterBar.tsx';
import { publicationsPage } from '#src/content/publicationsPage.ts';

export type PublicationType = keyof typeof publicationsPage.types;

interface TypeFilterProps {
  chosen: PublicationType | null;
  /** How many publications the choice shows. */
  count: number;
  onChoose: (type: PublicationType | null) => void;
}

/** One choice for all, one a type of publication. */
export function TypeFilter({ chosen, count, onChoose }: TypeFilterProps) {
  const { filter, types } = publicationsPage;
  const choices = Object.entries(types) as [PublicationType, string][];
  return (
    <FilterBar
      label={filter.label}
      choices={[{ value: null, label: filter.all }, ...choices.map(([value, label]) => ({ value, label }))]}
      chosen={chosen}
      count={count === 1 ? '1 publicação' : `${count} publicações`}
      onChoose={onChoose}
    />
  );
}

import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';

/**
 * A choice stored in the query under `name`, so that it can be shared and undone. Null means all; unknown values count
 * as null. Hydration begins with null, because the prerendered page has no query.
 */
export function useQueryChoice<Choice extends string>(name: string, choices: readonly Choice[]) {
  const [query, setQuery] = useSearchParams();
  const wanted = useHydrated() && query.get(name);
  const chosen = choices.find((choice) => choice === wanted) ?? null;
  const choose = (next: Choice | null) => {
    if (next === chosen) return;
    const other = [...query].filter(([key]) => key !== name);
    setQuery(next ? [...other, [name, next]] : other);
  };
  return { chosen, choose };
}

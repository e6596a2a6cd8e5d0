import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';

/**
 * One of some choices, kept in the address under `name`: it can be shared, and going back undoes it. Null is all of them,
 * as is a choice that is not among `choices`. The prerendered page knows no query, so hydration begins with all.
 */
export function useQueryChoice<Choice extends string>(name: string, choices: readonly Choice[]) {
  const [query, setQuery] = useSearchParams();
  const wanted = useHydrated() && query.get(name);
  const chosen = choices.find((choice) => choice === wanted) ?? null;
  const choose = (next: Choice | null) => {
    if (next !== chosen) setQuery(next ? { [name]: next } : {});
  };
  return { chosen, choose };
}

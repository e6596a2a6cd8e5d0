import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { projects } from '#src/content/projects.ts';
import { type Category, readCategory } from '#src/domain/portfolio.ts';

const noSubscription = () => () => {};

interface ChosenCategory {
  /** Null is all of them. The prerendered page knows no query, so hydration begins with all too. */
  category: Category | null;
  choose: (category: Category | null) => void;
}

/** The filter lives in the address, each choice in an entry of its own: it can be shared, and going back undoes it. */
export function useCategory(): ChosenCategory {
  const [query, setQuery] = useSearchParams();
  const category = useSyncExternalStore(
    noSubscription,
    () => readCategory(query, projects),
    () => null,
  );
  const choose = (next: Category | null) => {
    if (next !== category) setQuery(next ? { categoria: next } : {});
  };
  return { category, choose };
}

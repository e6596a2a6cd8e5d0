import { useEffect } from 'react';
import { countView } from '#src/services/browser/figures.ts';

/** Counts each page that is shown, by the pattern of its route; '' is not counted. */
export function useCountedViews(route: string, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address of the same route is a new view
  useEffect(() => countView(route), [route, pathname]);
}

import { useEffect } from 'react';
import { countView } from '#src/services/browser/figures.ts';

/** Counts each view of a page by the pattern of its route. Pages with the pattern '' are not counted. */
export function useCountedViews(route: string, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path of the same route is a new view
  useEffect(() => countView(route), [route, pathname]);
}

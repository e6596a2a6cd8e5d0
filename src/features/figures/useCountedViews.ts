import { useEffect } from 'react';
import { countView } from '#src/services/browser/figures.ts';

/** Counts each view of a page under the pattern of its route. The pattern '' is not counted. */
export function useCountedViews(route: string, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address of the same route is a new view
  useEffect(() => countView(route), [route, pathname]);
}

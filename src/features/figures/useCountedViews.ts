import { useEffect } from 'react';
import { countView } from '#src/services/browser/figures.ts';

/** Counts each page that is shown, by the pattern of its route; '' is not counted. */
export function useCountedViews(route: string, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the route is another view
  useEffect(() => countView(route), [route, pathname]);
}

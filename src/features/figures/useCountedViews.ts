import { useEffect } from 'react';
import { countView } from '#src/services/figures.ts';

/** Counts each page that is shown, by the pattern of its route; '' is not counted. */
export function useCountedViews(route: string): void {
  useEffect(() => countView(route), [route]);
}

import type { Beacon } from '#src/domain/figures/beacon.ts';
import { FIGURES_PATH } from '#src/domain/site/paths.ts';

const VISIBLE_MS = 2000;

// In the page's memory alone: a reload forgets them.
let route = '';
let entry: boolean | undefined;
let source = '';

/** Tells that something happened on the page, unless the visitor asked not to be counted, has a session or is a program. */
export function tellFigures(kind: Beacon['kind']): void {
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isMember = 'member' in document.documentElement.dataset;
  if (!route || webdriver || doNotTrack === '1' || globalPrivacyControl || isMember) return;
  const beacon: Beacon = {
    kind,
    route,
    entry: kind === 'view' && entry === true,
    source,
    wide: innerWidth >= 768,
  };
  // Some extensions take it away.
  navigator.sendBeacon?.(FIGURES_PATH, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}

/**
 * Tells of a view once the page was visible for two seconds together, and again when it comes back from the browser's
 * memory; `shown` is the pattern of its route, '' for a page that is not counted. Returns how to stop.
 */
export function countView(shown: string): () => void {
  route = shown;
  if (entry === undefined) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { referrer } = document;
    // A reloaded page keeps its referrer.
    entry = navigation?.type === 'navigate' && !referrer.startsWith(location.origin);
    if (entry && referrer) source = new URL(referrer).host;
  }
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (told || document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      told = true;
      tellFigures('view');
      entry = false;
    }, VISIBLE_MS);
  };
  const restart = ({ persisted }: PageTransitionEvent) => {
    if (persisted) told = false;
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  addEventListener('pageshow', restart);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
    removeEventListener('pageshow', restart);
  };
}

import type { Beacon } from '#src/domain/figures/beacon.ts';
import { FIGURES_PATH } from '#src/domain/site/paths.ts';

const VISIBLE_MS = 2000;
/** Beacons with a longer host would be too long to count. */
const LONGEST_HOST = 40;

// In memory only: a reload forgets it.
let route = '';
let address: string | undefined;
let entry = false;
let source = '';

/** Counts an event, unless the visitor opted out, has a session or is a robot. */
export function tellFigures(kind: Beacon['kind']): void {
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isMember = 'member' in document.documentElement.dataset;
  if (!route || webdriver || doNotTrack === '1' || globalPrivacyControl || isMember) return;
  // An item's page counts by its canonical address, not by the typed one.
  const built = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  const beacon: Beacon = {
    kind,
    route: built ? decodeURI(new URL(built.href).pathname) : route,
    entry: kind === 'view' && entry,
    source,
    wide: innerWidth >= 768,
  };
  // Some extensions remove it.
  navigator.sendBeacon?.(FIGURES_PATH, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}

/**
 * Counts a view after two visible seconds, once idle, and again when restored from the browser's cache. `shown` is the
 * route's pattern, '' for uncounted pages. Returns a function that stops it.
 */
export function countView(shown: string): () => void {
  if (address === undefined) arrive();
  else if (address !== location.pathname) entry = false;
  address = location.pathname;
  route = shown;
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopper = new AbortController();
  const tell = () => {
    if (!told) tellFigures('view');
    told = true;
    entry = false;
  };
  const wait = (event?: Event) => {
    if ((event as PageTransitionEvent | undefined)?.persisted) told = false;
    clearTimeout(timer);
    if (document.visibilityState === 'visible')
      timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(tell), VISIBLE_MS);
  };
  wait();
  addEventListener('visibilitychange', wait, stopper);
  addEventListener('pageshow', wait, stopper);
  return () => {
    clearTimeout(timer);
    told = true;
    stopper.abort();
  };
}

/** A load's first page is an entry unless one of our pages led to it. A reloaded page keeps its referrer. */
function arrive(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { referrer } = document;
  const from = referrer ? new URL(referrer) : undefined;
  entry =
    (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate' &&
    from?.origin !== location.origin;
  if (entry && from) source = from.host.length > LONGEST_HOST ? 'other' : from.host;
}

import type { Beacon } from '#src/domain/figures/beacon.ts';
import { FIGURES_PATH } from '#src/domain/site/paths.ts';

const VISIBLE_MS = 2000;
/** With a longer host a beacon would be too long to be counted. */
const LONGEST_HOST = 40;

// In the page's memory alone: a reload forgets them.
let route = '';
let address: string | undefined;
let entry = false;
let source = '';

/** Counts an event, unless the visitor opted out, has a session or is a program. */
export function tellFigures(kind: Beacon['kind']): void {
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isMember = 'member' in document.documentElement.dataset;
  if (!route || webdriver || doNotTrack === '1' || globalPrivacyControl || isMember) return;
  // The page of an item is the one that was built, not what was typed into the address.
  const built = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  const beacon: Beacon = {
    kind,
    route: built ? decodeURI(new URL(built.href).pathname) : route,
    entry: kind === 'view' && entry,
    source,
    wide: innerWidth >= 768,
  };
  // Some extensions take it away.
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

/** The first page of this load is an entry where no page of ours led to it. A reloaded page keeps its referrer. */
function arrive(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { referrer } = document;
  const from = referrer ? new URL(referrer) : undefined;
  entry =
    (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate' &&
    from?.origin !== location.origin;
  if (entry && from) source = from.host.length > LONGEST_HOST ? 'other' : from.host;
}

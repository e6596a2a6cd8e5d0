import type { Beacon } from '#src/domain/figures/beacon.ts';
import type { ApiPath } from '#src/domain/site/apiPaths.ts';

const PATH: ApiPath = '/api/figures';
const VISIBLE_MS = 2000;
/** Maximum length of a host. With a longer host, a beacon would be too large to be counted. */
const LONGEST_HOST = 40;

// These are kept only in memory, so that a reload forgets them.
let route = '';
let address: string | undefined;
let entry = false;
let source = '';

/** Counts an event, unless the visitor has opted out, is signed in, or is a robot. */
export function tellFigures(kind: Beacon['kind']): void {
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isMember = 'member' in document.documentElement.dataset;
  if (!route || webdriver || doNotTrack === '1' || globalPrivacyControl || isMember) return;
  // An item's page is counted under its canonical address, not under the typed one.
  const built = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  const beacon: Beacon = {
    kind,
    route: built ? decodeURI(new URL(built.href).pathname) : route,
    entry: kind === 'view' && entry,
    source,
    wide: innerWidth >= 768,
  };
  // Some browser extensions remove sendBeacon.
  navigator.sendBeacon?.(PATH, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}

/**
 * Counts a view when the page has been visible for two seconds and the browser is idle. If the browser restores the
 * page from its cache, that is another view. `shown` is the route's pattern, or ''. Returns a function that stops this.
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

/** The first page after a load is an entry, unless a link on this site led to it. A reloaded page is no entry. */
function arrive(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { referrer } = document;
  const from = referrer ? new URL(referrer) : undefined;
  entry =
    (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate' &&
    from?.origin !== location.origin;
  if (entry && from) source = from.host.length > LONGEST_HOST ? 'other' : from.host;
}

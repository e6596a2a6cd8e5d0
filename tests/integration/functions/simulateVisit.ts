import { vi } from 'vitest';
import { isAccountPath } from '#src/domain/accounts/accountPaths.ts';

/** Everything that a visit can do, each in the tab that is named first ('a' or 'b'); a wait is in milliseconds. */
export type Step =
  | {
      load: string;
      query?: string;
      referrer?: string;
      type?: NavigationTimingType;
      hidden?: boolean;
      tab?: 'a' | 'b';
    }
  | { go: string; tab?: 'a' | 'b' }
  | { wait: number }
  | { does: 'hide' | 'show' | 'restore'; tab?: 'a' | 'b' }
  | { tells: 'form' | 'sent' | 'booked'; tab?: 'a' | 'b' };

/** The browser of a visit: properties of `navigator`, the window's width, and paths without a page. */
export type Visitor = { navigator?: object; width?: number; unknown?: string[] };

type Counting = typeof import('#src/services/browser/figures.ts');
type Tab = { counting: Counting; globals: Record<string, unknown>; stop: () => void };

export const OWN_ORIGIN = 'https://www.alinhavo.example';
const PATTERNS = [/^\/projetos\/.+/, /^\/eventos\/.+/];

/** The bodies of the beacons that a visit sends, by the real script, beside a browser whose time moves only by steps. */
export async function simulateVisit(steps: readonly Step[], visitor: Visitor = {}): Promise<Uint8Array[]> {
  const blobs: Blob[] = [];
  const tabs: Partial<Record<'a' | 'b', Tab>> = {};
  for (const step of steps) {
    if ('wait' in step) {
      vi.advanceTimersByTime(step.wait);
      continue;
    }
    const name = step.tab ?? 'a';
    if ('load' in step) {
      tabs[name]?.stop();
      vi.useRealTimers();
      vi.resetModules();
      const counting = await import('#src/services/browser/figures.ts');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      tabs[name] = { counting, globals: newPage(step, visitor, blobs), stop: () => {} };
    }
    const tab = tabs[name];
    if (!tab) throw new Error(`The tab ${name} has no page.`);
    for (const [global, value] of Object.entries(tab.globals)) vi.stubGlobal(global, value);
    act(tab, step, visitor);
  }
  for (const tab of Object.values(tabs)) tab.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return Promise.all(blobs.map(async (blob) => new Uint8Array(await blob.arrayBuffer())));
}

function act(tab: Tab, step: Step, visitor: Visitor): void {
  if ('load' in step || 'go' in step) {
    const path = 'load' in step ? step.load : step.go;
    tab.stop();
    Object.assign(tab.globals.location as object, { pathname: path });
    tab.stop = tab.counting.countView(patternOf(path, visitor));
  } else if ('tells' in step) tab.counting.tellFigures(step.tells);
  else if ('does' in step) {
    const { document, window } = tab.globals as {
      document: { visibilityState: string };
      window: EventTarget;
    };
    document.visibilityState = step.does === 'hide' ? 'hidden' : 'visible';
    window.dispatchEvent(new Event('visibilitychange'));
    if (step.does === 'restore')
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }
}

function patternOf(path: string, { unknown = [] }: Visitor): string {
  if (isAccountPath(path)) return '';
  if (PATTERNS.some((one) => one.test(path))) return path.replace(/[^/]+$/, ':slug');
  return unknown.includes(path) ? 'other' : path;
}

/** The parts of a browser that the script uses. */
function newPage(
  { load, query = '', referrer = '', type = 'navigate', hidden }: Extract<Step, { load: string }>,
  { navigator = {}, width = 1280, unknown = [] }: Visitor,
  blobs: Blob[],
): Record<string, unknown> {
  const location = { origin: OWN_ORIGIN, pathname: load, href: `${OWN_ORIGIN}${load}${query}` };
  const window = new EventTarget();
  const document = {
    referrer,
    visibilityState: hidden ? 'hidden' : 'visible',
    documentElement: { dataset: {} },
    querySelector: () =>
      unknown.includes(location.pathname) ? null : { href: `${OWN_ORIGIN}${location.pathname}` },
  };
  return {
    location,
    window,
    document,
    innerWidth: width,
    performance: { now: () => 0, getEntriesByType: () => [{ type }] },
    addEventListener: window.addEventListener.bind(window),
    navigator: {
      sendBeacon: (_: string, body: Blob) => {
        blobs.push(body);
        return true;
      },
      ...navigator,
    },
  };
}

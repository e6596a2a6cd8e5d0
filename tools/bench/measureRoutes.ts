import { resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { findChromium } from '../chromium/findChromium.ts';
import { serveFolder } from '../testing/serveFolder.ts';

/** A visit to ten pages. The previous page or the footer links to each address. */
const TOUR = [
  ...['/servicos', '/CasePlaceBe', '/projetos', '/projetos/biblioteca-sonora', '/sobre'],
  ...['/perguntas', '/contato', '/Agendamento', '/manifesto', '/'],
];
/** Settings are empty instead of missing: superstatic would read missing ones from this site's firebase.json. */
export const plainHosting = { public: '.', cleanUrls: true, headers: [], redirects: [], rewrites: [] };
const VISITS = 5;
const RATES = [4, 20];
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const PRESS_MS = 80;

declare global {
  interface Window {
    /** Milliseconds from the start of the last press, and from its end, until the next page's heading was painted. */
    headingPainted?: [number, number] | undefined;
    interactions?: Map<number, number>;
  }
}

/** Runs in the page. Measures the time from a press to the painted new heading, and how long each interaction takes. */
function observe(): void {
  const interactions = new Map<number, number>();
  window.interactions = interactions;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId)
        interactions.set(
          entry.interactionId,
          Math.max(entry.duration, interactions.get(entry.interactionId) ?? 0),
        );
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const before = document.querySelector('main h1');
      let released = timeStamp;
      addEventListener('pointerup', (up) => (released = up.timeStamp), { capture: true, once: true });
      window.headingPainted = undefined;
      const look = () => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const now = performance.now();
          window.headingPainted = [now - timeStamp, now - released];
        };
        // The message arrives after this frame has been painted.
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

async function press(page: Page, cdp: CDPSession, pathname: string): Promise<[number, number]> {
  // Waits until the whole page is rendered and nothing moves.
  await page.evaluate(async () => {
    for (let idle = 0; idle < 3; idle += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  const link = page.locator(`:is(main, footer) a[href="${pathname}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${pathname} on ${page.url()}.`);
  const touchPoints = [{ x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const painted = await page.waitForFunction(() => window.headingPainted);
  return (await painted.jsonValue()) ?? [Number.NaN, Number.NaN];
}

const percentile = (values: number[], share: number) =>
  values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/**
 * Changes the route fifty times for each folder, in a phone's window with a slowed processor. Returns a table in
 * milliseconds: from start and end of a press to the painted heading (p75), and of all interactions (p98).
 */
export async function measureRoutes(folders: readonly string[]): Promise<string[][]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const head = ['press to heading, p75 ms', 'release to heading, p75 ms', 'interactions, p98 ms'];
  const rows: string[][] = [['site', 'processor', ...head]];
  try {
    for (const rate of RATES)
      for (const folder of folders) {
        const served = await serveFolder(resolve(folder), plainHosting);
        const page = await browser.newPage({ baseURL: served.url, ...PHONE });
        const cdp = await page.context().newCDPSession(page);
        // tsx wraps functions in calls of __name.
        await page.addInitScript('globalThis.__name = (named) => named');
        await page.addInitScript(observe);
        await page.goto('/', { waitUntil: 'networkidle' });
        await cdp.send('Emulation.setCPUThrottlingRate', { rate });
        const times: [number, number][] = [];
        while (times.length < VISITS * TOUR.length)
          times.push(await press(page, cdp, TOUR[times.length % TOUR.length] ?? '/'));
        const durations = await page.evaluate(() => [...(window.interactions?.values() ?? [])]);
        const p75 = (end: 0 | 1) => {
          const values = times.map((time) => time[end]);
          return percentile(values, 0.75);
        };
        const figures = [p75(0), p75(1), percentile(durations, 0.98)];
        rows.push([folder, `${rate} × slower`, ...figures.map((figure) => figure.toFixed(0))]);
        await page.close();
        await served.stop();
      }
    return rows;
  } finally {
    await browser.close();
  }
}

import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchChromium } from '../chromium/launchChromium.ts';
import { waitUntilHydrated } from '../chromium/waitUntilHydrated.ts';
import { median } from './median.ts';
import type { Figure } from './report.ts';

const RUNS = 5;

/** Runs `work` with a fresh page of a fresh browser and closes both. */
async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await launchChromium();
  try {
    return await work(await browser.newPage({ locale: 'pt-BR' }));
  } finally {
    await browser.close();
  }
}

/** Runs `work` several times with a fresh page and returns the median of each of the numbers that it gives. */
async function mediansOf(work: (page: Page) => Promise<number[]>): Promise<number[]> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await withPage(work));
  return (runs[0] ?? []).map((_, index) => median(runs.map((numbers) => numbers[index] ?? Number.NaN)));
}

/** In the page: milliseconds from the next click to the first frame with the contact form, and the longest task until then. */
function timeNavigation(): Promise<number[]> {
  return new Promise((resolve) => {
    let start = 0;
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    document.addEventListener(
      'click',
      (event) => {
        start = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      if (location.pathname !== '/contato' || !document.querySelector('form')) return;
      observer.disconnect();
      requestAnimationFrame((time) => resolve([time - start, longest]));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function navigate(page: Page, site: string): Promise<number[]> {
  await page.goto(site, { waitUntil: 'networkidle' });
  await waitUntilHydrated(page);
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' });
  const fetched = page.waitForResponse(/ContactPage.*\.js/);
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  const [measured] = await Promise.all([page.evaluate(timeNavigation), link.click()]);
  return measured;
}

/** KB (gzip) of all JavaScript that a screen with Firebase downloads in a fresh browser until its form can be used. */
async function scriptsUntilUsable(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url);
  await waitUntilHydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).first().focus();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

async function timeToFreeDays(page: Page, site: string): Promise<number[]> {
  const start = performance.now();
  await page.goto(`${site}/Agendamento`, { waitUntil: 'commit' });
  await page.locator('[name="dia-livre"]').first().waitFor();
  return [performance.now() - start];
}

/** Measures a visitor's waits and downloads on the way through the site at `site`. */
export async function measurePages(site: string): Promise<Figure[]> {
  const [navigation = 0, task = 0] = await mediansOf((page) => navigate(page, site));
  const figures: Figure[] = [
    ['navigation to a prefetched page, ms to its content', navigation.toFixed(0), '≤ 100'],
    ['longest task during it, ms (0: none over 50)', task.toFixed(0), '≤ 50'],
  ];
  for (const path of ['/login', '/cadastrar-perfil', '/Agendamento']) {
    const size = await withPage((page) => scriptsUntilUsable(page, new URL(path, site).href));
    figures.push([`${path}: all JavaScript until usable, KB`, size.toFixed(1), '≤ 95 + 75']);
  }
  const [freeDays = 0] = await mediansOf((page) => timeToFreeDays(page, site));
  return [...figures, ['free days on the booking page, ms from opening it', freeDays.toFixed(0), 'none set']];
}

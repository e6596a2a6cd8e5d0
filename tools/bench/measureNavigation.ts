import { waitUntilHydrated } from '../chromium/waitUntilHydrated.ts';
import { median } from './median.ts';
import { withPage } from './withPage.ts';

/** Milliseconds from a click in the navigation to the new page's heading, and the longest task on the way. */
export async function measureNavigation(site: string): Promise<[string, string, string][]> {
  const times: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const { duration, task } = await withPage(async (page) => {
      await page.goto(site, { waitUntil: 'networkidle' });
      await waitUntilHydrated(page);
      const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' });
      const fetched = page.waitForResponse(/ContactPage.*\.js/);
      await link.hover();
      await fetched;
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        const state = Object.assign(window, { benchTask: 0, benchStart: 0, benchEnd: 0 });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) state.benchTask = Math.max(state.benchTask, duration);
        }).observe({ type: 'longtask' });
        document.addEventListener(
          'click',
          (event) => {
            state.benchStart = event.timeStamp;
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(() => {
          if (location.pathname !== '/contato' || !document.querySelector('form')) return;
          observer.disconnect();
          requestAnimationFrame((time) => {
            state.benchEnd = time;
          });
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      await link.click();
      await page.waitForFunction(() => (window as unknown as { benchEnd: number }).benchEnd > 0);
      return page.evaluate(() => {
        const { benchStart, benchEnd, benchTask } = window as unknown as Record<
          'benchStart' | 'benchEnd' | 'benchTask',
          number
        >;
        return { duration: benchEnd - benchStart, task: benchTask };
      });
    });
    times.push(duration);
    longest.push(task);
  }
  return [
    ['navigation to a prefetched page, ms to its content', median(times).toFixed(0), '≤ 100'],
    ['longest task during it, ms (0: none over 50)', median(longest).toFixed(0), '≤ 50'],
  ];
}

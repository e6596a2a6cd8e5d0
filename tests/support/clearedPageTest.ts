import { gotoUnhydrated } from './browserTest.ts';
import { test as sharedPageTest } from './sharedPageTest.ts';

export { expect } from './browserTest.ts';

/**
 * The `test` for files whose visitors sign in and store data. As in sharedPageTest.ts, the tests of a worker share one
 * page per kind of window. Before each test, stored data, cookies, routes, listeners and further pages of the previous
 * test are removed. A change that cannot be undone, such as a moved clock, needs its own context.
 */
export const test = sharedPageTest.extend<{
  /** Whether the test has its own context, because it moves the clock or changes the connection. */
  ownContext: boolean;
}>({
  ownContext: [false, { option: true }],
  context: async ({ browser, context, ownContext }, use) => {
    if (!ownContext) return use(context);
    const own = await browser.newContext();
    await use(own);
    await own.close();
  },
  page: async ({ context, ownContext, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    if (ownContext) return;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of ['request', 'response', 'dialog'] as const) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Opens a text file of the site, as in sharedPageTest.ts: no script there writes data.
    await gotoUnhydrated(page, '/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    await page.mouse.move(0, 0);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    if (!viewport || viewport.width === page.viewportSize()?.width) return;
    await page.setViewportSize(viewport);
    // About once in a thousand runs, a headless Chromium stops rendering after a resize.
    const makesFrames = await page.evaluate(() => {
      const frame = new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)));
      return Promise.race([frame, new Promise<boolean>((resolve) => setTimeout(resolve, 1000, false))]);
    });
    if (!makesFrames) await page.close();
  },
});

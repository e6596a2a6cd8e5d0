import type { Page } from '@playwright/test';
import { test as browserTest, gotoUnhydrated } from './browserTest.ts';

export { expect } from './browserTest.ts';

/** Opens an address of the site, unless the page is open there (see `staysOpen`). */
export async function open(page: Page, address: string): Promise<void> {
  const here = page.url();
  if (!URL.canParse(address, here) || new URL(address, here).href !== here) await page.goto(address);
}

/** The `test` for files that only read pages. Per kind of window, the tests of a worker share one page. */
export const test = browserTest.extend<{
  /** Whether the next test gets the page as this test leaves it. Only for tests that only read and that call `open`. */
  staysOpen: boolean;
}>({
  staysOpen: [false, { option: true }],
  context: async ({ browser, openContexts, viewport, hasTouch, isMobile, javaScriptEnabled }, use) => {
    const kind = JSON.stringify({ viewport, hasTouch, isMobile, javaScriptEnabled });
    const context = openContexts.get(kind) ?? (await browser.newContext());
    openContexts.set(kind, context);
    await use(context);
  },
  page: async ({ context, javaScriptEnabled, staysOpen }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    if (javaScriptEnabled) await page.evaluate(() => sessionStorage.clear());
    // Opens a text file of the site: nothing moves there, and the renderer process keeps its compiled scripts.
    if (!staysOpen) await gotoUnhydrated(page, '/robots.txt');
    await page.mouse.move(0, 0);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await context.clearPermissions();
  },
});

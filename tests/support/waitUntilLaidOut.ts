import type { Page } from '@playwright/test';

/** Waits until a prerendered page is laid out. Before that, its parts have estimated heights and clip wide content. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !('firstView' in document.documentElement.dataset));
}

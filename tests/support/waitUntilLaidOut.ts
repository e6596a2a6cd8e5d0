import type { Page } from '@playwright/test';

/**
 * Waits until all of a prerendered page is laid out, some frames after its hydration. Before that, its parts have
 * estimated heights and clip what is too wide.
 */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !('firstView' in document.documentElement.dataset));
}

import type { Page } from '@playwright/test';
import { WAIT_MS } from './waitLimit.ts';

/** Resolves when the page is hydrated, so that its controls respond. Throws after WAIT_MS. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // Builds of this site from before November 2026 wait for a pointer and set another attribute; screenshots are
  // compared with them.
  await page.mouse.move(1, 1);
  const mark = page.locator('html:is([data-hydrated], [data-interactive])');
  await mark.waitFor({ state: 'attached', timeout: WAIT_MS });
}

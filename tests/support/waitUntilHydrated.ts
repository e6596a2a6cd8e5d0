import type { Page } from '@playwright/test';
import { WAIT_MS } from './waitLimit.ts';

/** Resolves when the page is hydrated, so that its controls respond. Throws after WAIT_MS. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // Screenshots are compared with older builds of this site. Builds from before November 2026 wait for a pointer and
  // set another attribute.
  await page.mouse.move(1, 1);
  const mark = page.locator('html:is([data-hydrated], [data-interactive])');
  await mark.waitFor({ state: 'attached', timeout: WAIT_MS });
}

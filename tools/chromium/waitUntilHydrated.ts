import type { Page } from '@playwright/test';

/** Resolves when the page is hydrated, so that its controls answer. Throws when it is not within 20 seconds. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 20_000 });
}

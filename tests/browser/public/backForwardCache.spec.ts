import { chromium } from '@playwright/test';
import { expect, test } from '#tests/support/browserTest.ts';
import { waitUntilHydrated } from '#tests/support/waitUntilHydrated.ts';
import { findWholeChromium } from '#tools/chromium/findChromium.ts';

// The test starts the browser itself: Playwright disables this cache, and the headless shell has none.
test('a page comes back from the back/forward cache', { tag: '@all' }, async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findWholeChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = '';
  });
  // Loads another document; a navigation by the router would keep this one.
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html[data-kept]'), 'the document that was left').toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await browser.close();
});

import type { BrowserDriver } from './BrowserDriver.ts';
import { waitFor } from './waitFor.ts';

export const site = process.env.SITE_URL ?? 'http://localhost:5005';

/** Opens a path of the site and waits until the page answers. */
export async function openPage(page: BrowserDriver, path: string): Promise<void> {
  await page.open(new URL(path, site).href);
  await waitFor('the page to answer', () =>
    page.evaluate<boolean>("return 'hydrated' in document.documentElement.dataset"),
  );
}

import type { BrowserDriver } from './BrowserDriver.ts';
import { site } from './openPage.ts';
import { waitFor } from './waitFor.ts';

/** Removes what the site has kept in the browser: drafts, and the session of whoever is signed in. */
export async function forgetVisit(page: BrowserDriver): Promise<void> {
  // No page of the site is open then, which would hold its database.
  await page.open(new URL('/robots.txt', site).href);
  await page.evaluate(`
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase('firebaseLocalStorageDb').onsuccess = () => {
      window.isForgotten = true;
    };`);
  await waitFor('an empty browser', () => page.evaluate<boolean>('return window.isForgotten === true'));
}

import type { Page } from '@playwright/test';

/** Collects the bodies of a page's beacons, which reach no function. The page takes the browser for a person's. */
export async function recordBeacons(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.route('**/api/figures', (route) => route.fulfill({ status: 204 }));
  await page.exposeFunction('recordBeacon', (body: string) => bodies.push(body));
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { configurable: true, value: false });
    const { sendBeacon } = Navigator.prototype;
    // Playwright's request has no body if it was sent as a Blob.
    Navigator.prototype.sendBeacon = function send(address, body) {
      const { recordBeacon } = window as unknown as { recordBeacon: (text: string) => void };
      void (body as Blob).text().then(recordBeacon);
      return sendBeacon.call(this, address, body);
    };
  });
  return bodies;
}

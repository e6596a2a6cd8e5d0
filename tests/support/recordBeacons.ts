import type { Page } from '@playwright/test';

/** The bodies of the beacons that leave a page, which takes its browser for a person's; nothing counts them. */
export async function recordBeacons(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.route('**/api/figures', (route) => route.fulfill({ status: 204 }));
  await page.exposeFunction('recordBeacon', (body: string) => bodies.push(body));
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { configurable: true, value: false });
    const { sendBeacon } = Navigator.prototype;
    // The body of a blob is not told by the request.
    Navigator.prototype.sendBeacon = function send(address, body) {
      const { recordBeacon } = window as unknown as { recordBeacon: (text: string) => void };
      void (body as Blob).text().then(recordBeacon);
      return sendBeacon.call(this, address, body);
    };
  });
  return bodies;
}

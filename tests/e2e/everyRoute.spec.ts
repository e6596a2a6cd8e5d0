import { gzipSync } from 'node:zlib';
import { expect, gotoUntouched, test } from '#tests/support/browserTest.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { publicRoutes } from '#tests/support/publicRoutes.ts';

const KILOBYTE = 1000;

for (const route of publicRoutes) {
  test.describe(route, () => {
    test('is sound for everyone', async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto(route);
      await expectAccessible(page);
    });

    test('fits the budget of a first view', async ({ context }) => {
      // A page as it comes, before anybody shows to be there.
      const page = await context.newPage();
      const weights = { script: 0, style: 0, all: 0, requests: 0 };
      const firebase: string[] = [];
      const reading: Promise<void>[] = [];
      page.on('response', (response) => {
        const path = new URL(response.url()).pathname;
        reading.push(
          response.body().then((body) => {
            const size = /\.(woff2|png)$/.test(path) ? body.length : gzipSync(body).length;
            weights.requests += 1;
            weights.all += size;
            if (path.endsWith('.js')) weights.script += size;
            if (path.endsWith('.css')) weights.style += size;
            if (
              path.endsWith('.js') &&
              /firebaseapp|identitytoolkit|firestore\.googleapis/i.test(body.toString())
            )
              firebase.push(path);
          }),
        );
      });
      await gotoUntouched(page, route);
      await Promise.all(reading);
      expect(weights.script, 'JavaScript').toBeGreaterThan(0);
      expect(weights.script, 'JavaScript').toBeLessThanOrEqual(95 * KILOBYTE);
      expect(weights.style, 'CSS').toBeLessThanOrEqual(14 * KILOBYTE);
      expect(weights.all, 'everything').toBeLessThanOrEqual(300 * KILOBYTE);
      expect(weights.requests, 'requests').toBeLessThanOrEqual(20);
      expect(firebase).toEqual([]);
    });
  });
}

import { gzipSync } from 'node:zlib';
import { expect, gotoUntouched, test } from '#tests/support/browserTest.ts';
import { expectSound } from '#tests/support/expectSound.ts';
import { publicRoutes } from '#tests/support/publicRoutes.ts';

const KILOBYTE = 1000;

for (const route of publicRoutes) {
  test.describe(route, () => {
    test('is sound for everyone', async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto(route);
      await expectSound(page);
    });

    test('has one main heading, skips no level, and has a head of its own', async ({ page }) => {
      await page.goto(route);
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) => {
        expect(level, `heading ${index + 1} of ${levels.join(' ')}`).toBeLessThanOrEqual(
          (levels[index - 1] ?? 0) + 1,
        );
      });

      expect((await page.title()).length).toBeLessThanOrEqual(70);
      await expect(page).toHaveTitle(/Alinhavo/);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(60);
      expect(description?.length).toBeLessThanOrEqual(200);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(route);
      const card = await page.locator('meta[property="og:image"]').getAttribute('content');
      const answer = await page.request.get(new URL(card ?? '').pathname);
      expect(answer.headers()['content-type']).toBe('image/png');
    });

    test('is complete before any script runs', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(new URL(route, baseURL).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toHaveCount(6);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(400);
      await context.close();
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

test('titles and descriptions are different on every page', async ({ page }) => {
  const heads: string[] = [];
  for (const route of publicRoutes) {
    const html = await (await page.request.get(route)).text();
    heads.push(
      html.match(/<title>([^<]*)/)?.[1] ?? '',
      html.match(/name="description" content="([^"]*)/)?.[1] ?? '',
    );
  }
  expect(new Set(heads).size).toBe(heads.length);
});

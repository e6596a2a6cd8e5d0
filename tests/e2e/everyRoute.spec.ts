import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, gotoUntouched, test } from '#tests/support/browserTest.ts';
import { publicRoutes } from '#tests/support/publicRoutes.ts';

const KILOBYTE = 1000;
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Scrolls through the page, so that what loads lazily is there too. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

for (const route of publicRoutes) {
  test.describe(route, () => {
    test('breaks no accessibility rule and scrolls one way only, in both themes, narrow and wide', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(route);
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [320, 1440]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          await readToTheEnd(page);
          const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
          );
          expect(found, `${colorScheme}, ${width} px`).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `${colorScheme}, ${width} px`).toBeLessThanOrEqual(0);
        }
    });

    test('keeps its lines on the page at 200 % text size', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(route);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    test('has one main heading and skips no level', async ({ page }) => {
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

    test('has a head of its own', async ({ page }) => {
      await page.goto(route);
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

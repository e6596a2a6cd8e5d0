import type { Page } from '@playwright/test';
import { expect, gotoUnhydrated, test } from '#tests/support/browserTest.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { firstOf } from '#tests/support/scaled.ts';

const TEXT_FONT = '**/assets/atkinson-*.woff2';

const usesFont = (page: Page, name: string) =>
  page.evaluate(
    (name) => [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded'),
    name,
  );

const usesTextFont = (page: Page) => usesFont(page, 'Atkinson');

/** Waits until layout shifts are reported; each report comes after the frame of its shift. */
const shiftsAreReported = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
  );

test('the title font loads before the first paint, the text font after it', async ({ page }) => {
  await gotoUnhydrated(page, '/contato');
  await expect.poll(() => usesTextFont(page)).toBe(true);
  const { painted, fonts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(fonts).toHaveLength(2);
  for (const { name, startTime } of fonts)
    if (/atkinson/.test(name)) expect(startTime).toBeGreaterThan(painted);
    else expect(startTime).toBeLessThan(painted);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  // Each page has a text with another number of lines in the local font: a paragraph, or the link above its title.
  const pages = ['/acessibilidade/relatorio', '/', '/treinamentos/ux-research-avançado'];

  for (const path of firstOf(1, pages))
    test(`nothing moves on ${path} when the font has loaded`, async ({ page }) => {
      await page.addInitScript(() => {
        const state = Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const arrive = await holdRequests(page, TEXT_FONT);
      await gotoUnhydrated(page, path);
      expect(await usesTextFont(page)).toBe(false);
      // On a busy machine the title font may also load after the first paint; its shifts are not counted.
      await expect.poll(() => usesFont(page, 'Bricolage Grotesque')).toBe(true);
      await shiftsAreReported(page);
      await page.evaluate(() => Object.assign(window, { shift: 0 }));
      arrive();
      await expect.poll(() => usesTextFont(page)).toBe(true);
      await shiftsAreReported(page);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.005);
    });
});

test('a page that is loaded again uses the font from the start', { tag: '@all' }, async ({ page }) => {
  await gotoUnhydrated(page, '/contato');
  await expect.poll(() => usesTextFont(page)).toBe(true);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { early: [...document.fonts].some(({ family }) => /Atkinson/.test(family)) }),
    ),
  );
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { early: boolean }).early)).toBe(true);
});

test.describe('if the font cannot be loaded', { tag: '@all' }, () => {
  test.use({ allowedMessage: /Failed to load resource|downloadable font/ });

  test('the local font is used', async ({ page }) => {
    await page.route(TEXT_FONT, (route) => route.abort());
    await gotoUnhydrated(page, '/contato');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    expect(await usesTextFont(page)).toBe(false);
  });
});

test.describe('without scripts', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the text font is used', async ({ page }) => {
    const font = page.waitForResponse(TEXT_FONT);
    await page.goto('/contato');
    expect((await font).ok()).toBe(true);
  });
});

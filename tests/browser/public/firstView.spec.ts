import type { Page } from '@playwright/test';
import { expect, gotoUnhydrated, test } from '#tests/support/browserTest.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { firstOf } from '#tests/support/scaled.ts';

/** Without these scripts a page is not hydrated. */
const SCRIPTS = '**/assets/*.js';

/** The number of parts whose layout waits until a visitor scrolls to them. */
const COUNT = `[...document.querySelectorAll('main *, main ~ footer')].filter(
  (part) => getComputedStyle(part).contentVisibility !== 'visible').length`;
const partsThatWait = (page: Page) => page.evaluate<number>(COUNT);

// Tests one page with sections, and one with a form.
for (const address of firstOf(1, ['/sobre', '/Agendamento']))
  test(`the parts below the first view of ${address} are laid out after hydration, and nothing moves`, async ({
    page,
  }) => {
    const go = await holdRequests(page, SCRIPTS);
    await gotoUnhydrated(page, address);
    await page.evaluate(() => document.fonts.ready);
    expect(await partsThatWait(page)).toBeGreaterThan(2);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    go();
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
    expect(await partsThatWait(page)).toBe(0);
    expect(await heading.boundingBox()).toEqual(before);
  });

test('each frame lays out one part', async ({ page }) => {
  const go = await holdRequests(page, SCRIPTS);
  await gotoUnhydrated(page, '/servicos');
  const frames = page.evaluate<number[]>(`(async () => {
    const counts = [];
    do counts.push(${COUNT}); while (counts.at(-1) && await new Promise(requestAnimationFrame));
    return counts;
  })()`);
  go();
  const counts = await frames;
  expect(Math.max(...counts.slice(1).map((count, index) => (counts[index] ?? 0) - count))).toBe(1);
});

test('a change of parts that are not laid out yet recomputes few styles', async ({ page, browser }) => {
  await holdRequests(page, SCRIPTS);
  await gotoUnhydrated(page, '/contato');
  // Styles and fonts that load after the first paint cause all styles to be recomputed.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('body > [rel=stylesheet]')?.sheet);
  await page.evaluate(() => document.fonts.ready);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const all = await page.evaluate(() => {
    document.documentElement.dataset.firstView = 'unpainted';
    return document.querySelectorAll('body *').length + document.body.offsetLeft;
  });
  const trace = String(await browser.stopTracing());
  const counts = [...trace.matchAll(/"elementCount":(\d+)/g)].map(([, count]) => Number(count));
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(all / 4);
});

test('until the first paint, parts with pictures are hidden and parts with text are not', async ({
  page,
}) => {
  await holdRequests(page, SCRIPTS);
  await gotoUnhydrated(page, '/eventos');
  await page.waitForFunction(() => document.documentElement.dataset.firstView === '');
  const hidden = await page.evaluate(() => {
    document.documentElement.dataset.firstView = 'unpainted';
    return [...document.querySelectorAll('main > :has(h1) ~ *')].map((part) => ({
      hasPicture: part.querySelector('img') !== null,
      isHidden: getComputedStyle(part).contentVisibility === 'hidden',
    }));
  });
  expect(hidden.length).toBeGreaterThan(1);
  for (const { hasPicture, isHidden } of hidden) expect(isHidden).toBe(hasPicture);
});

test('parts without a layout never make a narrow page scroll sideways', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await holdRequests(page, SCRIPTS);
  await holdRequests(page, '**/assets/styles-*.css');
  for (const address of ['/EducacaoDesignPage', '/artigo-inclusivo']) {
    await gotoUnhydrated(page, address);
    expect(await partsThatWait(page)).toBeGreaterThan(2);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, address).toBeLessThanOrEqual(320);
  }
});

test('a visitor who scrolls before hydration sees the parts at that position', async ({ page }) => {
  await holdRequests(page, SCRIPTS);
  await gotoUnhydrated(page, '/sobre');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link').first()).toBeInViewport();
});

async function followLinkToPlace(page: Page): Promise<void> {
  await page.locator('main a[href$="#publicacoes"]').click();
  await expect(page).toHaveURL('/academy#publicacoes');
  await expect(page.getByRole('heading', { name: 'Publicações', exact: true })).toBeInViewport();
  expect(await partsThatWait(page)).toBe(0);
}

test('a link leads to its target even if parts above the target have no layout yet', async ({ page }) => {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback;
    // Simulates a processor that is never idle after hydration.
    window.requestIdleCallback = (then) =>
      'hydrated' in document.documentElement.dataset ? 0 : whenIdle(then);
  });
  await page.goto('/academy');
  expect(await partsThatWait(page)).toBeGreaterThan(2);
  await followLinkToPlace(page);
  await page.keyboard.press('Tab');
  const isInPlace = () => document.activeElement?.closest('#publicacoes') !== null;
  expect(await page.evaluate(isInPlace)).toBe(true);
});

test('a link also leads to its target before hydration', { tag: '@all' }, async ({ page }) => {
  await holdRequests(page, SCRIPTS);
  await gotoUnhydrated(page, '/academy');
  expect(await partsThatWait(page)).toBeGreaterThan(2);
  await followLinkToPlace(page);
});

test('a page that opens at an anchor is laid out at once', { tag: '@all' }, async ({ page }) => {
  await holdRequests(page, SCRIPTS);
  await gotoUnhydrated(page, '/politica#conteudo');
  expect(await partsThatWait(page)).toBe(0);
});

test('pictures below the first view are fetched only after its paint', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  const fetched = (name: string) =>
    page.evaluate((name) => {
      const [picture] = performance.getEntriesByType('resource').filter((entry) => entry.name.includes(name));
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return picture && paint && (picture.startTime < paint.startTime ? 'before' : 'after');
    }, name);
  expect(await fetched('home-hero')).toBe('before');
  await expect.poll(() => fetched('library-after')).toBe('after');
});

test('a browser that does not report its paints also shows the whole page', async ({ page }) => {
  await page.addInitScript('window.PerformanceObserver = class { observe() {} }');
  await page.goto('/politica');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  await expect(page.locator('body > link[rel="stylesheet"]')).toHaveCount(1);
  const summary = page.getByRole('button', { name: 'Em linguagem simples' });
  await summary.click();
  await expect(summary).toHaveAttribute('aria-expanded', 'true');
});

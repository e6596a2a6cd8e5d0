import { expect, test } from '#tests/support/clearedPageTest.ts';

let windowBefore: { width: number; height: number } | null = null;

test('a test leaves data, a cookie, a further page, a route and another window', async ({
  page,
  context,
}) => {
  windowBefore = page.viewportSize();
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
  });
  await context.addCookies([{ name: 'left', value: 'yes', url: page.url() }]);
  await page.route('/robots.txt', (route) => route.fulfill({ body: 'left' }));
  await page.setViewportSize({ width: 400, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await context.newPage();
});

test('the next one finds nothing of it', async ({ page, context }) => {
  expect(context.pages()).toEqual([page]);
  expect(page.viewportSize()).toEqual(windowBefore);
  await page.goto('/login');
  expect(await context.cookies(page.url())).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('left'), sessionStorage.getItem('left')])).toEqual([
    null,
    null,
  ]);
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
  expect(await page.evaluate(async () => (await fetch('/robots.txt')).text())).not.toBe('left');
});

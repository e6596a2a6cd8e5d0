import { manifesto } from '#src/copy/about/manifesto.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/manifesto'));

test('the print button opens the print dialogue', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: manifesto.hero.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('on paper every word is dark on white', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all())
    await expect(heading).toHaveCSS('color', 'rgb(31, 18, 53)');
});

import { manifesto } from '#src/content/manifesto.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/manifesto'));

test('eight numbered principles, each with its emblem and a promise that can be checked', async ({
  page,
}) => {
  const principles = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(principles).toHaveCount(8);
  const names = [
    'Criatividade',
    'Empatia e inclusão',
    'Excelência',
    'Inovação',
    'Colaboração',
    'Sustentabilidade',
    'Impacto além da estética',
    'Acessibilidade como direito',
  ];
  for (const [index, name] of names.entries()) {
    const principle = principles.nth(index);
    await expect(principle.getByRole('heading', { level: 2 })).toHaveText(`${index + 1} ${name}`);
    await expect(principle.getByRole('img')).toHaveAccessibleName(/\S/);
    await expect(principle.getByText(manifesto.practice, { exact: true })).toBeVisible();
  }
});

test('the eighth principle cites WCAG and the national standard', async ({ page }) => {
  const eighth = page.getByRole('main').getByRole('listitem').nth(7);
  await expect(eighth).toContainText('WCAG 2.2');
  await expect(eighth).toContainText('ABNT NBR 17225');
});

test('a link at the end leads back to the top', async ({ page }) => {
  await page.getByRole('link', { name: 'Voltar ao topo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manifesto de Design' })).toBeInViewport();
});

test('the print button opens the print dialogue', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: manifesto.hero.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('on paper every word of it is dark on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all())
    await expect(heading).toHaveCSS('color', 'rgb(31, 18, 53)');
});

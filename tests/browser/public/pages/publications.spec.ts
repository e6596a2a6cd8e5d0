import { publicationsPage } from '#src/copy/academy/publicationsPage.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test('the list shows publications of the type in the URL, or all for an unknown type', async ({ page }) => {
  const links = page.getByRole('main').getByRole('link', { name: publicationsPage.read });
  await page.goto('/todas-publicacoes?tipo=poema');
  await expect(links).toHaveCount(3);
  await page.goto('/todas-publicacoes?tipo=white-paper');
  await expect(links).toHaveAttribute('href', '/whitepaper-gestao');
  await page.getByRole('button', { name: 'Estudo de caso' }).click();
  await expect(page).toHaveURL('/todas-publicacoes?tipo=estudo-de-caso');
  await expect(links).toHaveAttribute('href', '/artigo-inclusivo');
});

test.describe('a publication', () => {
  test.use({ staysOpen: true });
  test.beforeEach(({ page }) => open(page, '/artigo-inclusivo'));

  test('its table of contents leads to every part', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Nesta publicação' }).getByRole('link');
    const references = links.filter({ hasText: 'Referências' });
    await references.click();
    await expect(page.getByRole('heading', { name: 'Referências' })).toBeInViewport();
    await expect(references).toHaveAttribute('aria-current', 'location');
    await expect(links.filter({ hasText: 'Como citar' })).toHaveCount(1);
  });

  test('can be cited in ABNT style and in BibTeX with one press each', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copiar referência ABNT' }).click();
    await expect(page.getByText('Copiado.').first()).toBeVisible();
    expect(await copied()).toMatch(/^\p{Lu}+, .*Projetar com quem ficava de fora.*\d{4}.*Acesso em: \d+ /u);
    await page.getByRole('button', { name: 'Copiar BibTeX' }).click();
    await expect(page.getByText('Copiado.')).toHaveCount(2);
    expect(await copied()).toMatch(/^@misc\{[a-z]+\d{4}[a-z]+,\n/);
  });
});

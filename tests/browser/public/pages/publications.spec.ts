import publications from 'virtual:content/publications';
import { publicationsPage } from '#src/content/publicationsPage.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

test.describe('the list of publications', () => {
  test('shows all of them, and by type those that were asked for; going back undoes it', async ({ page }) => {
    await page.goto('/todas-publicacoes');
    const main = page.getByRole('main');
    const links = main.getByRole('link', { name: publicationsPage.read });
    await expect(links).toHaveCount(3);
    await expect(main.locator('[aria-live]')).toHaveText('3 publicações');

    const filter = page.getByRole('group', { name: publicationsPage.filter.label });
    await filter.getByRole('button', { name: 'Estudo de caso' }).press('Enter');
    await expect(page).toHaveURL('/todas-publicacoes?tipo=estudo-de-caso');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', '/artigo-inclusivo');
    await expect(main.locator('[aria-live]')).toHaveText('1 publicação');
    await expect(filter.getByRole('button', { name: 'Estudo de caso' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await page.goBack();
    await expect(links).toHaveCount(3);
  });

  test('a shared address opens with its type chosen, and an unknown type shows all', async ({ page }) => {
    const links = page.getByRole('main').getByRole('link', { name: publicationsPage.read });
    await page.goto('/todas-publicacoes?tipo=white-paper');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', '/whitepaper-gestao');
    await page.goto('/todas-publicacoes?tipo=poema');
    await expect(links).toHaveCount(3);
  });
});

/** How many sections and references each has. */
const lengths: Record<string, { sections: number; references: number }> = {
  '/artigo-visualizacao': { sections: 6, references: 5 },
  '/artigo-inclusivo': { sections: 6, references: 5 },
  '/whitepaper-gestao': { sections: 6, references: 5 },
};

for (const cover of publications)
  test.describe(cover.link, () => {
    test.use({ staysOpen: true });
    const length = lengths[cover.link];

    test('is a text of 600 words or more, with its type, authors, reading time and references', async ({
      page,
    }) => {
      await open(page, cover.link);
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 1 })).toHaveText(cover.titulo);
      await expect(article.getByText(cover.tipo, { exact: true }).first()).toBeVisible();
      for (const author of cover.autores) await expect(article).toContainText(author);
      await expect(article).toContainText(/\d min de leitura/);
      const words = await article
        .locator('section[id]:not(#referencias)')
        .evaluateAll(
          (sections) =>
            sections.flatMap((section) => section.textContent.split(/\s+/)).filter(Boolean).length,
        );
      expect(words).toBeGreaterThanOrEqual(600);
      await expect(article.locator('#referencias').getByRole('listitem')).toHaveCount(
        length?.references ?? 0,
      );
    });

    test('its contents lead to every part', async ({ page }) => {
      await open(page, cover.link);
      const links = page.getByRole('navigation', { name: 'Nesta publicação' }).getByRole('link');
      await expect(links).toHaveCount((length?.sections ?? 0) + 2);
      const references = links.filter({ hasText: 'Referências' });
      await references.click();
      await expect(page.getByRole('heading', { name: 'Referências' })).toBeInViewport();
      await expect(references).toHaveAttribute('aria-current', 'location');
      await expect(links.filter({ hasText: 'Como citar' })).toHaveCount(1);
    });

    test('can be cited by ABNT and in BibTeX with one press each', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, cover.link);
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      const family = cover.autores[0]?.split(' ')[1] ?? '';
      await page.getByRole('button', { name: 'Copiar referência ABNT' }).click();
      await expect(page.getByText('Copiado.').first()).toBeVisible();
      expect(await copied()).toMatch(
        new RegExp(
          `^${family.toUpperCase()}, .*${cover.titulo}.*${cover.data.slice(0, 4)}.*Acesso em: \\d+ `,
        ),
      );
      await page.getByRole('button', { name: 'Copiar BibTeX' }).click();
      await expect(page.getByText('Copiado.')).toHaveCount(2);
      expect(await copied()).toMatch(/^@misc\{[a-z]+\d{4}[a-z]+,\n/);
    });

    test('leads on to the others', async ({ page }) => {
      await open(page, cover.link);
      const next = page.getByRole('navigation', { name: 'Continue lendo' }).getByRole('link');
      expect(await next.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        ...publications.map(({ link }) => link).filter((link) => link !== cover.link),
        '/todas-publicacoes',
      ]);
    });
  });

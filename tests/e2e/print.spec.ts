import { expect, test } from '#tests/support/browserTest.ts';
import { printedPages } from '#tests/support/printedPages.ts';

const withoutSpaces = (text: string) => text.replace(/\s/g, '').toLowerCase();

const texts = [
  '/artigo-visualizacao',
  '/artigo-inclusivo',
  '/whitepaper-gestao',
  '/politica',
  '/metodologia-completa',
  '/manifesto',
  '/acessibilidade',
  '/cases/gestao-conhecimento',
  '/projetos/ponto-certo',
];

for (const path of texts)
  test(`${path} is printed with its text and its address, without the ways on, and no heading ends a sheet`, async ({
    page,
  }) => {
    await page.goto(path);
    const headings = (
      await page
        .getByRole('main')
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent ?? ''))
    ).map(withoutSpaces);
    const sheets = await printedPages(page);
    const printed = withoutSpaces(sheets.flat().join(''));

    expect(printed).toContain(headings[0]);
    expect(withoutSpaces(sheets[0]?.slice(0, 2).join('') ?? '')).toContain(withoutSpaces(path));
    for (const words of ['©desde', 'Pularparaoconteúdo', 'Buscarnosite', 'Vocêestáaqui'])
      expect(printed).not.toContain(words.toLowerCase());
    const lonely = sheets.slice(0, -1).flatMap((lines) => {
      const end = withoutSpaces(lines.at(-1) ?? '');
      return headings.filter((heading) => end.length > 3 && heading.endsWith(end));
    });
    expect(lonely).toEqual([]);
  });

test('a printed article keeps its lists and its references', async ({ page }) => {
  await page.goto('/artigo-visualizacao');
  const items = await page.getByRole('article').locator('section[id] li').allTextContents();
  const printed = withoutSpaces((await printedPages(page)).flat().join(''));
  expect(items.length).toBeGreaterThan(10);
  for (const item of items) expect(printed).toContain(withoutSpaces(item));
});

import { firstOf } from '#tests/support/scaled.ts';
import { expect, test } from '#tests/support/sharedPageTest.ts';
import { printedPages } from './printedPages.ts';

const withoutSpaces = (text: string) => text.replace(/\s/g, '').toLowerCase();

const texts = ['/artigo-inclusivo', '/politica', '/cases/gestao-conhecimento'];

for (const path of firstOf(1, texts))
  test(`${path} is printed with its text and address only, and no sheet ends with a heading`, async ({
    page,
  }) => {
    await page.goto(path);
    const headings = (
      await page
        .getByRole('main')
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent ?? ''))
    ).map(withoutSpaces);
    const trail = page.getByRole('navigation', { name: 'Você está aqui' });
    const crumbs = await trail.getByRole('link').allTextContents();
    const sheets = await printedPages(page);
    const printed = withoutSpaces(sheets.flat().join(''));

    expect(printed).toContain(headings[0]);
    for (const item of await page.getByRole('article').locator('section[id] li').allTextContents())
      expect(printed).toContain(withoutSpaces(item));
    const above = printed.slice(0, printed.indexOf(headings[0] ?? ''));
    for (const crumb of crumbs) expect(above).not.toContain(withoutSpaces(crumb));
    expect(withoutSpaces(sheets[0]?.slice(0, 2).join('') ?? '')).toContain(withoutSpaces(path));
    for (const words of ['©desde', 'Pularparaoconteúdo', 'Buscarnosite'])
      expect(printed).not.toContain(words.toLowerCase());
    const lonely = sheets.slice(0, -1).flatMap((lines) => {
      const end = withoutSpaces(lines.at(-1) ?? '');
      return headings.filter((heading) => end.length > 3 && heading.endsWith(end));
    });
    expect(lonely).toEqual([]);
  });

test('list markers are printed, although they are background images', { tag: '@all' }, async ({ page }) => {
  await page.goto('/artigo-visualizacao');
  await page.emulateMedia({ media: 'print' });
  const marks = await page
    .getByRole('article')
    .locator('section[id]:not(#referencias) ul li')
    .evaluateAll((items) =>
      items.map((item) => {
        const mark = getComputedStyle(item, '::before');
        return {
          size: Math.min(Number.parseFloat(mark.inlineSize), Number.parseFloat(mark.blockSize)),
          printed: mark.getPropertyValue('-webkit-print-color-adjust'),
        };
      }),
    );
  expect(marks.length).toBeGreaterThan(3);
  for (const { size, printed } of marks) {
    expect(size).toBeGreaterThan(0);
    expect(printed).toBe('exact');
  }
});

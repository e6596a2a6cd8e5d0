import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/sharedPageTest.ts';

const filter = (page: Page) => page.getByRole('group', { name: 'Filtrar os projetos por categoria' });
const choice = (page: Page, name: string) => filter(page).getByRole('button', { name });
const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const tile = (page: Page, title: string) =>
  tiles(page).filter({ has: page.getByRole('heading', { name: title }) });
const count = (page: Page) => page.getByRole('main').locator('[aria-live]').first();

test('a category shows its projects and their number, and going back undoes the choice', async ({ page }) => {
  await page.goto('/projetos');
  await expect(choice(page, 'Todos')).toHaveAttribute('aria-pressed', 'true');
  const all = (await count(page).textContent()) ?? '';
  await choice(page, 'Aplicativos').click();
  await expect(page).toHaveURL(/\/projetos\?categoria=app$/);
  await expect(choice(page, 'Aplicativos')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, 'Todos')).toHaveAttribute('aria-pressed', 'false');
  await expect(count(page)).toHaveText('2 projetos');
  await expect(tiles(page)).toHaveCount(2);
  await expect(tile(page, 'PlaceBe')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/projetos$/);
  await expect(count(page)).toHaveText(all);
});

test('other stories have their own filter and count, which do not change the chosen category', async ({
  page,
}) => {
  await page.goto('/projetos?categoria=app');
  const stories = page.getByRole('region', { name: 'Outras histórias' });
  await expect(stories.locator('[aria-live]')).toHaveText('4 histórias');
  await stories.getByRole('button', { name: 'Conhecimento' }).click();
  await expect(page).toHaveURL('/projetos?categoria=app&historia=conhecimento');
  await expect(stories.locator('[aria-live]')).toHaveText('2 histórias');
  await expect(stories.getByRole('link')).toHaveText(['Gaveta Aberta', 'Manual de Bolso']);
  await expect(count(page)).toHaveText('2 projetos');
});

test.describe('with a mouse, on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const description = 'Curtas com audiodescrição e legenda';

  test('a label opens over its picture on hover and on focus', async ({ page }) => {
    await page.goto('/projetos');
    const cinema = tile(page, 'Cinema Descrito');
    const text = cinema.getByText(description);
    const opacity = () =>
      text.evaluate((element) => getComputedStyle(element.closest('div')?.parentElement ?? element).opacity);
    expect(await opacity()).toBe('0');
    await cinema.hover();
    await expect.poll(opacity).toBe('1');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(opacity).toBe('0');
    await cinema.getByRole('link').focus();
    await expect.poll(opacity).toBe('1');
    const [label, frame] = [await text.boundingBox(), await cinema.boundingBox()];
    expect(label && frame && label.y > frame.y && label.y + label.height < frame.y + frame.height).toBe(true);
  });

  test('the tiles leave no gaps, and none overlaps another', { tag: '@all' }, async ({ page }) => {
    await page.goto('/projetos');
    await expect(page.locator('[data-measured]')).toBeVisible();
    const boxes = await tiles(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const first = Math.min(...boxes.map(({ top }) => top));
    for (const piece of boxes) {
      const inColumn = boxes.filter(
        (one) => one.left < piece.right && one.right > piece.left && one !== piece,
      );
      expect(inColumn.every((one) => one.bottom <= piece.top || one.top >= piece.bottom)).toBe(true);
      const above = inColumn.filter((one) => one.bottom <= piece.top);
      const end = Math.max(first, ...above.map(({ bottom }) => bottom));
      expect(piece.top - end, 'pixels below the piece above').toBeLessThan(60);
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every word of a tile is visible without a touch', { tag: '@all' }, async ({ page }) => {
    await page.goto('/projetos');
    const words = tile(page, 'Trilha do Reuso').getByText('Um jogo de tabuleiro e de quintal');
    await words.scrollIntoViewIfNeeded();
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-measured]'), 'one column needs no masonry').toHaveCount(0);
  });
});

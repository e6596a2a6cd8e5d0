import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';
import { waitUntilLaidOut } from '#tests/support/waitUntilLaidOut.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Comparar a praça antes e depois' });
const past = (page: Page) => page.getByRole('img', { name: /^Antes: a praça vazia e cinzenta/ });
const present = (page: Page) => page.getByRole('img', { name: /^Depois: a mesma praça viva/ });

test.describe('the case', () => {
  test.use({ staysOpen: true });
  test.beforeEach(({ page }) => open(page, '/CasePlaceBe'));

  test('shows past and present on both sides of a line that pointer and keys move', async ({ page }) => {
    await waitUntilLaidOut(page);
    await past(page).scrollIntoViewIfNeeded();
    const box = await past(page).boundingBox();
    if (!box) throw new Error('the picture has no box');
    const middle = box.y + box.height / 2;
    const at = (share: number) => box.x + box.width * share;
    const visibleShare = () =>
      past(page).evaluate((picture) => {
        const clip = getComputedStyle(picture.closest('div') as Element).clipPath;
        return Number(/calc\(([\d.]+)%/.exec(clip)?.[1] ?? /inset\(0px ([\d.]+)%/.exec(clip)?.[1]);
      });
    await page.mouse.move(at(0.5), middle);
    await page.mouse.down();
    await page.mouse.move(at(0.25), middle, { steps: 4 });
    await page.mouse.up();
    await expect(slider(page)).toHaveValue('25');
    expect(await visibleShare()).toBe(75);
    await page.mouse.click(at(0.8), middle);
    await expect(slider(page)).toHaveValue('80');
    await slider(page).press('ArrowLeft');
    await expect(slider(page)).toHaveValue('79');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('the two pictures stand side by side, without a slider', { tag: '@all' }, async ({ page }) => {
    await page.goto('/CasePlaceBe');
    await expect(slider(page)).toHaveCount(0);
    const [left, right] = [await past(page).boundingBox(), await present(page).boundingBox()];
    expect(left && right && left.x + left.width <= right.x && left.y === right.y).toBe(true);
  });
});

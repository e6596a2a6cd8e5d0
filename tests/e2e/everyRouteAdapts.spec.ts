import { findLostTexts } from '#tests/support/findLostTexts.ts';
import { findMovingElements } from '#tests/support/findMovingElements.ts';
import { testedRoutes } from '#tests/support/publicRoutes.ts';
import { expect, test } from '#tests/support/sharedPageTest.ts';
import { spaceTexts } from '#tests/support/spaceTexts.ts';
import { waitUntilLaidOut } from '#tests/support/waitUntilLaidOut.ts';
import { walkByKeyboard } from '#tests/support/walkByKeyboard.ts';

/** The window, and whether the system forces its colours there. */
const windows = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, forcedColors: 'none' },
  { name: 'narrow, forced colours', viewport: { width: 320, height: 640 }, forcedColors: 'active' },
] as const;
/** As many as header and footer have at least, which are the same on every page and walked through on the first. */
const STOPS = 15;

for (const { name, viewport, forcedColors } of windows)
  test.describe(name, () => {
    test.use({ viewport });

    for (const route of testedRoutes)
      test.describe(route, () => {
        test('is walked by keyboard in the order that is seen, each stop outlined and in view, also in forced colours', async ({
          page,
        }) => {
          await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
          await page.goto(route);
          const faults = await (route === '/'
            ? walkByKeyboard(page, STOPS)
            : walkByKeyboard(page, 1, 'main'));
          expect(faults).toEqual([]);
        });
      });
  });

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const route of testedRoutes)
    test.describe(route, () => {
      test('loses nothing when texts are spaced or twice as large on a narrow screen, and stands still for who wants less motion', async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(route);
        await waitUntilLaidOut(page);
        expect(await findMovingElements(page), 'less motion').toEqual([]);
        const takeBack = await spaceTexts(page);
        expect(await findLostTexts(page), 'text spacing').toEqual([]);
        await takeBack();
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await findLostTexts(page), '200 % text').toEqual([]);
      });
    });

  test('the preferences stay on a narrow screen when texts are twice as large', async ({ page }) => {
    await page.goto('/contato');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.getByRole('button', { name: 'Preferências', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Preferências de leitura' });
    await expect(panel).toBeVisible();
    const { left, right, top, bottom, sideways } = await panel.evaluate((element) => ({
      ...element.getBoundingClientRect().toJSON(),
      sideways: element.scrollWidth - element.clientWidth,
    }));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(640);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(await findLostTexts(page)).toEqual([]);
  });
});

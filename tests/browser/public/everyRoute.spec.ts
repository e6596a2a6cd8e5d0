import type { Page } from '@playwright/test';
import { BOTH_THEMES, expectAccessible } from '#tests/support/expectAccessible.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';
import { waitUntilLaidOut } from '#tests/support/waitUntilLaidOut.ts';
import { findLostTexts } from './findLostTexts.ts';
import { findMovingElements } from './findMovingElements.ts';
import { testedRoutes } from './publicRoutes.ts';
import { spaceTexts } from './spaceTexts.ts';
import { walkByKeyboard } from './walkByKeyboard.ts';

/** The window sizes. `forcedColors` says whether the system forces its colours during the walk by keyboard. */
const windows = [
  { viewport: { width: 320, height: 640 }, forcedColors: 'active' },
  { viewport: { width: 1440, height: 800 }, forcedColors: 'none' },
] as const;
/** Minimum stops in header and footer. They are the same on every page, so only the first walk includes them. */
const STOPS = 15;
/** Pages that together have every kind of control: links, filters, slides, fields and choices. */
const walked = ['/', '/projetos', '/CasePlaceBe', '/TreinamentosPage', '/Agendamento'];

// The tests of one page in one window share the open page, because reloading it would take most of the time.
test.use({ staysOpen: true });

async function openCalmly(page: Page, route: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, route);
  await waitUntilLaidOut(page);
}

async function withTextsTwiceAsLarge(page: Page, check: () => Promise<void>) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await check();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

for (const { viewport, forcedColors } of windows)
  for (const route of testedRoutes)
    test.describe(`${route}, ${viewport.width} px`, () => {
      test.use({ viewport });

      // This step comes first, because the next steps change colours.
      if (viewport.width === 320)
        test('cuts off no text with wider spacing or twice the size, and moves nothing with reduced motion', async ({
          page,
        }) => {
          await openCalmly(page, route);
          expect(await findMovingElements(page), 'less motion').toEqual([]);
          const takeBack = await spaceTexts(page);
          expect(await findLostTexts(page), 'text spacing').toEqual([]);
          await takeBack();
          await withTextsTwiceAsLarge(page, async () => {
            expect(await findLostTexts(page), '200 % text').toEqual([]);
          });
        });

      test('is accessible', { tag: viewport.width === 320 ? [] : '@all' }, async ({ page }) => {
        await openCalmly(page, route);
        await expectAccessible(page, BOTH_THEMES, [viewport.width]);
      });

      test('has a tab order that follows the layout, with each stop outlined and in view, also in forced colours', {
        tag: viewport.width === 320 || !walked.includes(route) ? '@all' : [],
      }, async ({ page }) => {
        await openCalmly(page, route);
        await page.emulateMedia({ forcedColors });
        const faults = await (route === '/' ? walkByKeyboard(page, STOPS) : walkByKeyboard(page, 1, 'main'));
        expect(faults).toEqual([]);
      });
    });

test.describe('on a narrow screen', () => {
  test.use({ viewport: windows[0].viewport });

  test('the preferences stay inside the window when texts are twice as large', async ({ page }) => {
    await openCalmly(page, '/contato');
    await withTextsTwiceAsLarge(page, async () => {
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
});

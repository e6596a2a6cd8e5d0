import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { testedRoutes } from '#tests/support/publicRoutes.ts';
import { test } from '#tests/support/sharedPageTest.ts';

// A page for each width: once in some thousand times a headless Chromium whose window is resized stops for good.
for (const width of [320, 1440])
  for (const route of testedRoutes)
    test.describe(`${route}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('is accessible', async ({ page }) => {
        test.setTimeout(90_000);
        await page.goto(route);
        await expectAccessible(page, [width]);
      });
    });

import { test } from '#tests/support/browserTest.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { testedRoutes } from '#tests/support/publicRoutes.ts';

for (const route of testedRoutes) {
  test.describe(route, () => {
    test('is accessible', async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto(route);
      await expectAccessible(page);
    });
  });
}

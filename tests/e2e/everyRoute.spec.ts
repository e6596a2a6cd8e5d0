import { matchPath } from 'react-router-dom';
import { detailPaths } from '#src/domain/paths.ts';
import { test } from '#tests/support/browserTest.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/expectAccessible.ts';
import { publicRoutes } from '#tests/support/publicRoutes.ts';

const templateOf = (route: string) =>
  Object.values(detailPaths).find((pattern) => matchPath(pattern, route)) ?? route;
const templates = publicRoutes.map(templateOf);

for (const [index, route] of publicRoutes.entries())
  test.describe(route, () => {
    test('is accessible', async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto(route);
      // One page of each template is examined in every combination; the others share its mark-up and its colours.
      if (templates.indexOf(templateOf(route)) === index) await expectAccessible(page);
      else await expectNoSidewaysScroll(page);
    });
  });

import type { Page } from '@playwright/test';
import { accessibility } from '#src/content/accessibility.ts';
import { expect, test } from '#tests/support/browserTest.ts';

test('the footer of every page leads here by the accessibility symbol', async ({ page }) => {
  await page.goto('/contato');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page).toHaveURL('/acessibilidade');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accessibility.hero.title);
});

test('the statement names the law and the standards it follows', async ({ page }) => {
  await page.goto('/acessibilidade');
  for (const name of ['WCAG 2.2', 'AAA', 'ABNT NBR 17225', 'ABNT NBR 17060', 'Lei 13.146/2015', 'artigo 63'])
    await expect(page.getByRole('main')).toContainText(name);
});

test('a barrier can be reported by mail, form and phone, with a time for the answer', async ({ page }) => {
  await page.goto('/acessibilidade');
  const report = page.locator('section', {
    has: page.getByRole('heading', { name: 'Encontrou uma barreira?' }),
  });
  await expect(report).toContainText('cinco dias úteis');
  await expect(report.getByRole('link', { name: accessibility.report.email })).toHaveAttribute(
    'href',
    /^mailto:ola@alinhavo\.example/,
  );
  await expect(report.getByRole('link', { name: accessibility.report.contact })).toHaveAttribute(
    'href',
    '/contato',
  );
  await expect(report.getByRole('link', { name: '(11) 5555-0142' })).toBeVisible();
});

/** Presses Tab until the focus comes back to where it began, and names the stops that show no outline. */
async function stopsWithoutOutline(page: Page): Promise<string[]> {
  const invisible: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, width } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      // A card or an item of a list draws the outline around itself instead of around its link.
      const outlined = [
        focused,
        ...(focused.closest('article, label, li') ? [focused.closest('article, label, li')] : []),
      ];
      return {
        name: focused === document.body ? '' : focused.outerHTML.slice(0, 120),
        width: Math.max(
          ...outlined.map((element) => {
            const style = getComputedStyle(element as Element);
            return style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
          }),
        ),
      };
    });
    if (!name) break;
    if (width < 2) invisible.push(name);
  }
  return invisible;
}

for (const route of ['/', '/contato', '/acessibilidade'])
  test.describe(`what the statement says of ${route}`, () => {
    for (const forcedColors of ['none', 'active'] as const)
      test(`every stop of the Tab key is outlined (forced colours: ${forcedColors})`, async ({ page }) => {
        await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
        await page.goto(route);
        expect(await stopsWithoutOutline(page)).toEqual([]);
      });

    test('its buttons keep a border when the system forces the colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(route);
      const buttons = page.getByRole('main').locator('[data-variant="primary"]');
      for (const button of await buttons.all()) await expect(button).toHaveCSS('border-top-style', 'solid');
    });
  });

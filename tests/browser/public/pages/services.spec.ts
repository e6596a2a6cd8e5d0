import { services } from '#src/content/services.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

// With less motion asked for, the carousel stands still; it has tests of its own (servicesCarousel.spec.ts).
test.use({ staysOpen: true });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/servicos');
});

test('each of the four steps shows its three details when it is chosen, by pointer and by keyboard', async ({
  page,
}) => {
  const { label, steps } = services.process;
  const tabs = page.getByRole('tablist', { name: label }).getByRole('tab');
  await expect(tabs).toHaveCount(4);
  const expectDetails = async (index: number) => {
    const panel = page.getByRole('tabpanel', { name: steps[index]?.titulo ?? '' });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    for (const line of steps[index]?.detalhes ?? []) {
      const colon = line.indexOf(':');
      const bold = panel.locator('strong', { hasText: line.slice(0, colon) });
      await expect(bold).toHaveCSS('font-weight', '700');
      await expect(panel).toContainText(line.slice(colon + 1).trim());
    }
  };
  await expectDetails(0);
  for (const index of [2, 1, 3]) {
    await tabs.nth(index).click();
    await expectDetails(index);
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(0)).toBeFocused();
  await expectDetails(0);
});

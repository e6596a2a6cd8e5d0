import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expect, test } from '#tests/support/sharedPageTest.ts';

test.describe('an unknown address', () => {
  test.use({ allowedMessage: /status of 404/ });

  test('that looks like a file stays in the address bar, and its page offers a search', async ({ page }) => {
    const answer = await page.goto('/lista.xml');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByText('Não encontramos “/lista.xml”')).toBeVisible();
    await expect(page).toHaveURL('/lista.xml');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('searchbox').fill('contato');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/busca?q=contato');
  });
});

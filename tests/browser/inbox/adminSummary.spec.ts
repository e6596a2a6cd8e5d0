import { expect, test } from '#tests/support/clearedPageTest.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import { provideAdministrator } from '#tests/support/testAccounts.ts';

test('an administrator switches the daily summary on, finds it on after a reload, and switches it off by the keyboard', {
  tag: '@all',
}, async ({ page }) => {
  const administrator = await provideAdministrator();
  await openSignedIn(page, administrator, '/admin/ajustes');
  const box = page.getByRole('checkbox', {
    name: 'Receber por email um resumo do dia, às 8h dos dias úteis',
  });
  await expect(box).toBeEnabled();
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.getByText(`O resumo vai para ${administrator.email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(box).toBeEnabled();
  await expect(box).toBeChecked();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('O resumo está desligado.')).toBeVisible();
  await page.reload();
  await expect(box).toBeEnabled();
  await expect(box).not.toBeChecked();
});

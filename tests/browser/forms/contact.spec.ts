import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

// The tests of this file move the clock. networkFaults.spec.ts covers what happens without a response.
test.use({ ownContext: true });

async function openForm(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('00:20');
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const captcha = (page: Page) => page.getByRole('checkbox', { name: 'Não sou um robô' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a message reaches the studio, and the page and a mail confirm it to its sender', async ({
  page,
  inbox,
}) => {
  const email = newEmail();
  await openForm(page, '/contato');
  await field(page, 'Nome').fill('Ana Souza');
  await field(page, 'Email').fill(email);
  await field(page, 'Mensagem').fill('Queremos um site acessível.\nPodemos conversar na <terça>?');
  await captcha(page).check();
  await press(page, 'Enviar mensagem');
  await expect(page.getByRole('heading', { name: 'Mensagem enviada com sucesso!' })).toBeFocused();

  await expect.poll(() => inbox.about(email)).toHaveLength(2);
  const [toStudio, toSender] = inbox.about(email);
  expect(toStudio?.recipients).toEqual(['ola@alinhavo.example']);
  expect(toStudio?.text).toContain('Podemos conversar na <terça>?');
  expect(toSender?.recipients).toEqual([email]);

  await press(page, 'Enviar nova mensagem');
  for (const label of ['Nome', 'Email', 'Mensagem']) await expect(field(page, label)).toHaveValue('');
  await expect(captcha(page)).not.toBeChecked();
});

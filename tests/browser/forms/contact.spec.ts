import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

// Its tests move the clock. What happens without an answer is in networkFaults.spec.ts.
test.use({ ownContext: true });

const EMAIL = newEmail();
const MESSAGE = 'Olá! Queremos um site acessível.\nPodemos conversar na <terça>?';

/** A visitor opens the form and takes the time that a person takes before sending. */
async function openForm(page: Page) {
  await page.clock.install();
  await page.goto('/contato');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('00:20');
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const captcha = (page: Page) => page.getByRole('checkbox', { name: 'Não sou um robô' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' }).click();

async function fillForm(page: Page) {
  await field(page, 'Nome').fill('Ana Souza');
  await field(page, 'Email').fill(EMAIL);
  await field(page, 'Mensagem').fill(MESSAGE);
  await captcha(page).check();
}

test('a message reaches the studio, and its sender is told so on the page and by mail', async ({
  page,
  inbox,
}) => {
  await openForm(page);
  await fillForm(page);
  await send(page);

  const success = page.getByRole('heading', { name: 'Mensagem enviada com sucesso!' });
  // The first call of a function starts it.
  await expect(success).toBeFocused();

  await expect.poll(() => inbox.about(EMAIL)).toHaveLength(2);
  const [toStudio, toSender] = inbox.about(EMAIL);
  expect(toStudio?.recipients).toEqual(['ola@alinhavo.example']);
  expect(toStudio?.replyTo?.value).toEqual([{ name: 'Ana Souza', address: EMAIL }]);
  expect(toStudio?.text).toContain('Podemos conversar na <terça>?');
  expect(toStudio?.html).toContain('Podemos conversar na &lt;terça&gt;?');
  expect(toSender?.recipients).toEqual([EMAIL]);
  expect(toSender?.replyTo?.value).toMatchObject([{ address: 'ola@alinhavo.example' }]);
  expect(toSender?.text).toContain('Ana Souza');
  expect(toSender?.html).toContain('Ana Souza');

  await page.getByRole('button', { name: 'Enviar nova mensagem' }).click();
  for (const label of ['Nome', 'Email', 'Mensagem']) await expect(field(page, label)).toHaveValue('');
  await expect(captcha(page)).not.toBeChecked();
});

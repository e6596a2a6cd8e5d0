import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

// Its tests move the clock. What happens without an answer is in networkFaults.spec.ts.
test.use({ ownContext: true });

const EMAIL = newEmail();

const company = (page: Page) => page.getByRole('textbox', { name: 'Nome da empresa' });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email corporativo' });
const captcha = (page: Page) => page.getByRole('checkbox', { name: 'Não sou um robô' });
const send = (page: Page) => page.getByRole('button', { name: 'Pedir proposta' }).click();

/** A visitor opens a page and takes the time that a person takes before sending. */
async function openForm(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('00:20');
}

async function fillCompany(page: Page) {
  await company(page).fill('Costura & Cia');
  await email(page).fill(EMAIL);
  await captcha(page).check();
}

async function fillTraining(page: Page) {
  await fillCompany(page);
  await page.getByRole('combobox', { name: 'Tema do treinamento' }).selectOption('Outro (especifique)');
  await page.getByRole('textbox', { name: 'Qual tema?' }).fill('Linguagem simples');
}

/** Sends the empty form, and mends what is asked for. */
async function expectOnlyCompanyAsked(page: Page) {
  await send(page);
  await expect(company(page)).toBeFocused();
  await expect(company(page)).toHaveAccessibleDescription('Nome da empresa é obrigatório');
  await expect(email(page)).toHaveAccessibleDescription('Email é obrigatório');
  await expect(captcha(page)).toHaveAccessibleDescription('Por favor, confirme que você não é um robô');
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(3);
  await expect(page).toHaveTitle(/^Erro: /);

  await company(page).fill('Costura & Cia');
  await expect(page.getByText('Nome da empresa é obrigatório')).toHaveCount(0);
  await email(page).fill('rh arroba costura');
  await captcha(page).check();
  await send(page);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Por favor, insira um email válido');
  await email(page).fill(EMAIL);
  await expect(page).not.toHaveTitle(/^Erro: /);
}

test('a training proposal asks for company and e-mail, nothing else, and reaches the studio with the topic in the company’s own words', async ({
  page,
  inbox,
}) => {
  await openForm(page, '/TreinamentosPage');
  await expectOnlyCompanyAsked(page);
  await fillTraining(page);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Pedido enviado com sucesso!' })).toBeFocused();

  await expect.poll(() => inbox.about(EMAIL)).toHaveLength(2);
  const [toStudio, toSender] = inbox.about(EMAIL);
  expect(toStudio?.recipients).toEqual(['ola@alinhavo.example']);
  expect(toStudio?.replyTo?.value).toEqual([{ name: 'Costura & Cia', address: EMAIL }]);
  expect(toStudio?.text).toContain('Pedido de proposta: treinamento para empresas');
  expect(toStudio?.text).toContain('Tema: Linguagem simples');
  expect(toSender?.recipients).toEqual([EMAIL]);

  await page.getByRole('button', { name: 'Fazer novo pedido' }).click();
  await expect(company(page)).toHaveValue('');
  await expect(captcha(page)).not.toBeChecked();
});

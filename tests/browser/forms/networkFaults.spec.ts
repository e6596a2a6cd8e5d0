import type { Page, Route } from '@playwright/test';
import { PHOTO_UPLOAD_FAILED } from '#src/domain/accounts/profile.ts';
import { REGISTRATION_FAILED } from '#src/domain/accounts/registration.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import { photo } from '#tests/support/photos.ts';
import { newAccount, newEmail } from '#tests/support/testAccounts.ts';

test.use({ allowedMessage: /Failed to load resource|Firestore.*(unavailable|failed)/ });

const NO_ANSWER = 'Não houve resposta: confira a conexão e tente de novo.';
const KEPT = 'Tudo o que você preencheu continua aqui.';

const cutOff = (route: Route) => route.abort('internetdisconnected');
const answer500 = (route: Route) => route.fulfill({ status: 500, json: {} });
/** Responds with 500 as Google's sign-in service does. The header is needed because that service has another origin. */
const accounts500 = (route: Route) => {
  const headers = { 'access-control-allow-origin': '*' };
  return route.fulfill({ status: 500, headers, json: { error: { code: 500, message: 'INTERNAL_ERROR' } } });
};

const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const captcha = (page: Page) => page.getByRole('checkbox', { name: 'Não sou um robô' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

const fieldValues = (page: Page) =>
  page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && !/captcha/i.test(name)),
    );

async function catchRequest(page: Page, address: RegExp): Promise<{ caught: Promise<Route> }> {
  let isReady: Promise<unknown> | undefined;
  const caught = new Promise<Route>((resolve) => {
    isReady = page.route(address, resolve, { times: 1 });
  });
  await isReady;
  return { caught };
}

async function expectFocusInForm(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('form') != null), 'focus in the form')
    .toBe(true);
}

const faults = [
  [cutOff, 'Não sabemos se chegou; tentar de novo não envia duas vezes.'],
  [answer500, 'O problema é no nosso servidor; tentar de novo não envia duas vezes.'],
] as const;

test.describe('with a moved clock', () => {
  test.use({ ownContext: true });

  test('nothing typed is lost if a message gets no response, or a delayed 500', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contato');
    await page.clock.fastForward('00:20');
    await field(page, 'Nome').fill('Ana Souza');
    await field(page, 'Email').fill('ana@exemplo.com.br');
    await field(page, 'Mensagem').fill('Queremos um site acessível.');
    const before = await fieldValues(page);
    expect(before.length).toBeGreaterThan(1);
    let label = 'Enviar mensagem';
    for (const [cause, truth] of faults) {
      await captcha(page).check();
      const { caught } = await catchRequest(page, /\/api\/sendContactEmail$/);
      await button(page, label).click();
      const route = await caught;
      await page.clock.fastForward(6000);
      await expect(button(page, 'Enviando...')).toBeVisible();
      await expectFocusInForm(page);

      await cause(route);
      for (const words of ['Erro ao enviar mensagem', truth, KEPT])
        await expect(alert(page)).toContainText(words);
      await expect(button(page, 'Tentar de novo')).toBeFocused();
      expect(await fieldValues(page)).toEqual(before);
      await expect(captcha(page)).not.toBeChecked();
      label = 'Tentar de novo';
    }
  });
});

test('a failed registration shows an error and keeps the fields; a retry succeeds', async ({ page }) => {
  await page.goto('/cadastrar-perfil');
  await field(page, 'Nome de usuário').fill('Ana Lima');
  await field(page, 'Email').fill(newEmail());
  await page.getByLabel('Senha', { exact: true }).fill('segredo-1');
  await page.getByLabel('Confirmar senha', { exact: true }).fill('segredo-1');
  const before = await fieldValues(page);
  for (const cause of [cutOff, accounts500]) {
    const { caught } = await catchRequest(page, /accounts:signUp/);
    await button(page, 'Criar conta').click();
    const route = await caught;
    await expect(button(page, 'Criando a conta...')).toBeVisible();
    await expectFocusInForm(page);
    await cause(route);
    await expect(alert(page)).toContainText(REGISTRATION_FAILED);
    await expect(alert(page).getByText(NO_ANSWER)).toHaveCount(cause === cutOff ? 1 : 0);
    await expectFocusInForm(page);
    expect(await fieldValues(page)).toEqual(before);
  }
  await button(page, 'Criar conta').click();
  await expect(page.getByText('Cadastro realizado com sucesso!').first()).toBeVisible();
});

test.describe('for a member whose connection fails', () => {
  test.use({ ownContext: true });
  const LIST = /\/o\?prefix=/;
  const UPLOAD = /\/o\?name=/;

  test('the upload of a photo is aborted after 20 seconds without progress', async ({ page }) => {
    await openSignedIn(page, await newAccount('Ana Lima'), '/perfil');
    await button(page, 'Editar Perfil').click();
    await field(page, 'Nome').fill('Ana Souza');
    await page.getByLabel('Sobre mim').fill('Mapas.');
    await page.getByLabel(/Escolher foto/).setInputFiles(await photo());
    await page.clock.install();
    const steps = [
      { request: LIST, cause: () => {} },
      { request: LIST, cause: cutOff },
      { request: UPLOAD, cause: () => {} },
      { request: UPLOAD, cause: answer500 },
    ];
    for (const { request, cause } of steps) {
      const reached = page.waitForRequest(request);
      await page.route(request, cause);
      await button(page, 'Salvar').click();
      await reached;
      // Between these calls the page's clock runs in real time, which adds some seconds on a busy machine.
      await page.clock.fastForward(5_000);
      await expect(button(page, 'Salvando...')).toBeVisible();
      await expectFocusInForm(page);
      await page.clock.fastForward(16_000);
      await expect(alert(page)).toContainText(PHOTO_UPLOAD_FAILED);
      await expectFocusInForm(page);
      await expect(field(page, 'Nome')).toHaveValue('Ana Souza');
      await expect(page.getByLabel('Sobre mim')).toHaveValue('Mapas.');
      await page.unroute(request);
    }
  });
});

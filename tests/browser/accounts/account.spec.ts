import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { openSignedIn, signIn } from '#tests/support/openSignedIn.ts';
import { photo } from '#tests/support/photos.ts';
import { mailedLink, mailedLinks, newAccount, newEmail } from '#tests/support/testAccounts.ts';

test.use({ allowedMessage: /Failed to load resource: the server responded with a status of 400/ });

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const banner = (page: Page) => page.getByRole('banner');
const photoOf = (page: Page, name: string) => page.getByRole('img', { name: `Foto de ${name}` });

async function leaveDraft(page: Page) {
  await page.goto('/contato');
  await field(page, 'Mensagem').fill('Bom dia');
  await expect.poll(() => draftsIn(page)).toEqual(['site:draft:contact']);
}

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('site:draft:')));

test('a visitor registers, uses, changes and deletes an account', async ({ page, request }) => {
  const email = newEmail();

  await test.step('registers, sees a confirmation, and is signed in without being redirected', async () => {
    await page.goto('/cadastrar-perfil');
    await field(page, 'Nome de usuário').fill('Ana Lima');
    await field(page, 'Email').fill(email);
    await field(page, 'Senha').fill('segredo-1');
    await field(page, 'Confirmar senha').fill('segredo-1');
    await press(page, 'Criar conta');
    await expect(page.getByRole('main').getByText('Cadastro realizado com sucesso!')).toBeVisible();
    for (const label of ['Nome de usuário', 'Email', 'Senha', 'Confirmar senha'])
      await expect(field(page, label)).toHaveValue('');
    await expect(page).toHaveURL('/cadastrar-perfil');
    await expect(banner(page).getByRole('link', { name: 'Meu Perfil' })).toBeVisible();
  });

  await test.step('gets the link to confirm the e-mail without requesting it', async () => {
    await expect
      .poll(async () => (await mailedLinks(email)).map(({ requestType }) => requestType))
      .toEqual(['VERIFY_EMAIL']);
  });

  await test.step('signs out in the header, which deletes the drafts', async () => {
    await leaveDraft(page);
    await banner(page).getByRole('button', { name: 'Sair' }).click();
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect.poll(() => draftsIn(page)).toEqual([]);
    await expect(field(page, 'Mensagem')).toHaveValue('');
  });

  await test.step('is sent from a protected page to the login, and returns to that page after the sign-in', async () => {
    await page.goto('/perfil');
    await expect(page).toHaveURL('/login');
    await signIn(page, { email, password: 'segredo-1' });
    await expect(page).toHaveURL('/perfil');
    await expect(page.getByRole('heading', { name: 'Ana Lima' })).toBeVisible();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Iniciais de Ana Lima' })).toHaveText('AL');
  });

  await test.step('edits name and text', async () => {
    await press(page, 'Editar Perfil');
    await expect(page.getByRole('heading', { name: 'Editar perfil' })).toBeFocused();
    await field(page, 'Nome').fill('Ana Souza Lima');
    await page.getByLabel('Sobre mim').fill('Desenho serviços.\nGosto de mapas.');
    await expect(page.getByRole('main').getByText('467 caracteres restantes').first()).toBeVisible();
    await press(page, 'Salvar');
    await expect(page.getByRole('main').getByText('Perfil atualizado com sucesso!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Editar Perfil' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ana Souza Lima' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Desenho serviços. Gosto de mapas.')).toBeVisible();
  });

  const chooser = page.getByLabel(/Escolher foto|Trocar foto/);

  await test.step('cannot choose a file that has the type of an image but cannot be decoded', async () => {
    await press(page, 'Editar Perfil');
    const text = { name: 'texto.png', mimeType: 'image/png', buffer: Buffer.from('isto é um texto') };
    await chooser.setInputFiles(text);
    await expect(page.getByRole('alert')).toHaveText('Por favor, selecione uma imagem válida');
  });

  let photoURL = '';
  await test.step('uploads a photo, sees the progress, and sees the photo after a reload', async () => {
    await chooser.setInputFiles(await photo());
    await expect(page.getByRole('alert')).toHaveCount(0);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      // The upload is slow enough that even a busy machine shows the progress; `detach` restores full speed.
      uploadThroughput: 100_000,
    });
    await press(page, 'Salvar');
    const progress = page.getByRole('progressbar', { name: 'Enviando a foto' });
    await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    await network.detach();
    await expect(page.getByRole('main').getByText('Perfil atualizado com sucesso!')).toBeVisible();
    await expect(progress).toHaveCount(0);
    await page.reload();
    await expect(photoOf(page, 'Ana Souza Lima')).toHaveJSProperty('naturalWidth', 900);
    photoURL = (await photoOf(page, 'Ana Souza Lima').getAttribute('src')) ?? '';
  });

  await test.step('changes the password', async () => {
    await page.getByRole('link', { name: 'Configurações' }).click();
    const form = page.getByRole('form', { name: 'Senha' });
    await form.getByRole('textbox', { name: 'Senha atual' }).fill('segredo-1');
    await form.getByRole('textbox', { name: 'Nova senha', exact: true }).fill('segredo-2');
    await form.getByRole('textbox', { name: 'Confirmar nova senha' }).fill('segredo-2');
    await press(page, 'Trocar senha');
    await expect(page.getByRole('main').getByText('Senha trocada')).toBeVisible();
  });

  await test.step('downloads the data', async () => {
    const downloading = page.waitForEvent('download');
    await press(page, 'Baixar meus dados');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('alinhavo-meus-dados.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.account).toMatchObject({ email, displayName: 'Ana Souza Lima' });
    const profile = { displayName: 'Ana Souza Lima', about: 'Desenho serviços.\nGosto de mapas.' };
    expect(data.profile).toMatchObject({ ...profile, email, photoURL });
  });

  await test.step('removes the photo, and the file is gone', async () => {
    await page.goto('/perfil');
    await press(page, 'Editar Perfil');
    await press(page, 'Remover foto');
    await press(page, 'Salvar');
    await expect(page.getByRole('main').getByText('Perfil atualizado com sucesso!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Editar Perfil' })).toBeVisible();
    await expect(photoOf(page, 'Ana Souza Lima')).toHaveCount(0);
    await expect.poll(async () => (await request.get(photoURL)).status()).toBe(403);
  });

  await test.step('deletes the account, and cannot sign in with it again', async () => {
    await leaveDraft(page);
    await page.goto('/configuracoes');
    const form = page.getByRole('form', { name: 'Excluir a conta' });
    await form.getByRole('textbox', { name: 'Escreva EXCLUIR para confirmar' }).fill('EXCLUIR');
    await form.getByRole('textbox', { name: 'Senha atual' }).fill('segredo-2');
    await press(page, 'Excluir a conta para sempre');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByText('Sua conta foi excluída')).toBeVisible();
    await expect.poll(() => draftsIn(page)).toEqual([]);

    await signIn(page, { email, password: 'segredo-2' });
    await expect(page.getByRole('alert')).toHaveText('Email ou senha incorretos');
  });
});

test('a request for a new password does not reveal whether an account exists', { tag: '@all' }, async ({
  page,
}) => {
  const { email } = await newAccount();
  const stranger = newEmail();
  for (const address of [email, stranger]) {
    await page.goto('/recuperar-senha');
    await field(page, 'Email').fill(address);
    await press(page, 'Enviar link');
    await expect(page.getByRole('main').getByText('Se houver uma conta com esse endereço')).toBeVisible();
  }
  expect(await mailedLinks(email)).toHaveLength(1);
  expect(await mailedLinks(stranger)).toHaveLength(0);
});

test('a mailed link changes the e-mail to a new address, also in the profile', async ({ page, request }) => {
  const account = await newAccount();
  await openSignedIn(page, account, '/perfil');
  await page.getByRole('link', { name: 'Configurações' }).click();
  const address = newEmail();
  const form = page.getByRole('form', { name: 'Email' });
  await form.getByRole('textbox', { name: 'Novo email' }).fill(address);
  await form.getByRole('textbox', { name: 'Senha atual' }).fill('errada-1');
  await press(page, 'Trocar email');
  await expect(form.getByRole('textbox', { name: 'Senha atual' })).toHaveAccessibleDescription(
    'Senha atual incorreta',
  );
  await form.getByRole('textbox', { name: 'Senha atual' }).fill(account.password);
  await press(page, 'Trocar email');
  await expect(page.getByRole('main').getByText('Falta um passo')).toBeVisible();
  await request.get(await mailedLink(account.email, 'VERIFY_AND_CHANGE_EMAIL'));

  await banner(page).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, { email: address, password: account.password });
  await expect(page).toHaveURL('/');
  await page.goto('/perfil');
  await expect(page.getByRole('main').getByText(address)).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServiceError } from '#src/services/ServiceError.ts';
import { ana } from '#tests/support/fakeServices.ts';
import { currentPath, renderWithAccount } from '#tests/support/renderWithAccount.tsx';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Senha');
const main = () => within(screen.getByRole('main'));
const enter = () => main().getByRole('button', { name: 'Entrar' });

test('calls itself a restricted area and leads to a new password and to the registration', async () => {
  await renderWithAccount('/login');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Área restrita');
  expect(main().getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute('href', '/recuperar-senha');
  expect(main().getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/cadastrar-perfil');
});

test('the e-mail that was typed goes along to the new password, and not in the address', async () => {
  const { person } = await renderWithAccount('/login');
  await person.type(email(), 'ana@exemplo.com.br');
  await person.click(main().getByRole('link', { name: 'Esqueceu a senha?' }));
  await screen.findByRole('heading', { level: 1, name: 'Recuperar senha' });
  expect(email()).toHaveValue('ana@exemplo.com.br');
  expect(window.location.href).not.toContain('ana');
  await person.click(main().getByRole('button', { name: 'Enviar link' }));
  await person.click(await main().findByRole('button', { name: 'Usar outro e-mail' }));
  expect(email()).toHaveValue('');
});

test('leaves missing values to the browser', async () => {
  await renderWithAccount('/login');
  expect(email()).toBeRequired();
  expect(password()).toBeRequired();
  expect(main().getByRole('form')).not.toHaveAttribute('novalidate');
});

test.each([
  [true, 'for good'],
  [false, 'until the browser is closed'],
])('"Lembrar dados de acesso" %s keeps the session %s, and the visitor goes home', async (remember) => {
  const { person, services } = await renderWithAccount('/login');
  await person.type(email(), ' ana@exemplo.com.br');
  await person.type(password(), 'segredo');
  if (remember) await person.click(screen.getByRole('checkbox', { name: 'Lembrar dados de acesso' }));
  await person.click(enter());
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(services.auth.signIn).toHaveBeenCalledWith('ana@exemplo.com.br', 'segredo', remember);
});

test.each(['wrong-password', 'too-many-requests', 'failed'] as const)(
  'says the same whatever went wrong (%s), and waits at the password',
  async (code) => {
    const { person, services } = await renderWithAccount('/login');
    services.auth.signIn.mockRejectedValueOnce(new ServiceError(code));
    await person.type(email(), 'ana@exemplo.com.br');
    await person.type(password(), 'errada');
    await person.click(enter());
    expect(await screen.findByRole('alert')).toHaveTextContent('Email ou senha incorretos');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(email()).toHaveValue('ana@exemplo.com.br');
    await waitFor(() => expect(document.title).toMatch(/^Erro: /));
  },
);

test('the password can be shown', async () => {
  const { person } = await renderWithAccount('/login');
  await person.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test.each(['/perfil', '/configuracoes'])('who was sent here from %s goes back there', async (path) => {
  const { person } = await renderWithAccount(path);
  await waitFor(() => expect(currentPath()).toBe('/login'));
  await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana@exemplo.com.br');
  await person.type(password(), 'segredo');
  await person.click(enter());
  await waitFor(() => expect(currentPath()).toBe(path));
});

const why = 'Para ver a página que você pediu, entre na sua conta.';

test('who was sent here from a protected page reads why', async () => {
  await renderWithAccount('/perfil');
  expect(await main().findByText(why)).toBeVisible();
});

test('who came on their own reads nothing of that kind', async () => {
  await renderWithAccount('/login');
  expect(main().queryByText(why)).toBeNull();
});

test('who signed out on a protected page reads nothing of that kind', async () => {
  const { person } = await renderWithAccount('/perfil', { user: ana });
  await person.click(await main().findByRole('button', { name: 'Sair da conta' }));
  await screen.findByRole('heading', { level: 1, name: 'Área restrita' });
  expect(main().queryByText(why)).toBeNull();
});

test('who is signed in already has nothing to do here', async () => {
  await renderWithAccount('/login', { user: ana });
  await waitFor(() => expect(currentPath()).toBe('/'));
});

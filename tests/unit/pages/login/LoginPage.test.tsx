import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { ana } from '#tests/support/fakeServices.ts';
import { currentPath, renderWithAccount } from '#tests/support/renderWithAccount.tsx';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Senha');
const main = () => within(screen.getByRole('main'));
const enter = () => main().getByRole('button', { name: 'Entrar' });

test('the typed e-mail is kept for the password reset, but not in the URL', async () => {
  const { person } = await renderWithAccount('/login');
  await person.type(email(), 'ana@exemplo.com.br');
  await person.click(main().getByRole('link', { name: 'Esqueceu a senha?' }));
  await screen.findByRole('heading', { level: 1, name: 'Recuperar senha' });
  expect(email()).toHaveValue('ana@exemplo.com.br');
  expect(window.location.href).not.toContain('ana');
  await person.click(main().getByRole('button', { name: 'Enviar link' }));
  await person.click(await main().findByRole('button', { name: 'Usar outro email' }));
  expect(email()).toHaveValue('');
});

test.each(['wrong-password', 'failed'] as const)(
  'the login shows the same message for every error (%s), and focuses the password',
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

const why = 'Para ver a página que você pediu, entre na sua conta.';

test('a visitor redirected from a protected page sees the reason', async () => {
  await renderWithAccount('/perfil');
  expect(await main().findByText(why)).toBeVisible();
});

test('a member who signed out on a protected page does not see that reason', async () => {
  const { person } = await renderWithAccount('/perfil', { user: ana });
  await person.click(await main().findByRole('button', { name: 'Sair da conta' }));
  await screen.findByRole('heading', { level: 1, name: 'Área restrita' });
  expect(main().queryByText(why)).toBeNull();
});

test('a signed-in member is redirected', async () => {
  await renderWithAccount('/login', { user: ana });
  await waitFor(() => expect(currentPath()).toBe('/'));
});

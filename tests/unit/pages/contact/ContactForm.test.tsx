import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ana, setUser } from '#tests/support/fakeServices.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { renderWithAccount } from '#tests/support/renderWithAccount.tsx';

const KEY = 'site:draft:contact';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const field = (name: string) => screen.getByRole('textbox', { name });

test('if only the captcha is missing, the captcha gets the focus, even if the first submission loads it', async () => {
  const values = { nome: 'Bia', email: 'bia@exemplo.com.br', mensagem: 'Bom dia' };
  localStorage.setItem(KEY, JSON.stringify({ savedAt: Date.now(), values }));
  await renderApp('/contato');
  expect(field('Mensagem')).toHaveValue('Bom dia');
  expect(screen.queryByRole('checkbox', { name: /Não sou um robô/ })).toBeNull();
  // Submits without pointer or key events, so that nothing has loaded the captcha before.
  fireEvent.submit(screen.getByRole('form', { name: 'Escreva para nós' }));
  const captcha = await screen.findByRole('checkbox', { name: /Não sou um robô/ });
  await waitFor(() => expect(captcha).toHaveFocus());
  expect(screen.getAllByText('Por favor, confirme que você não é um robô')[0]).toBeVisible();
});

test('typed text is restored after a reload with its character count, and leaving the page needs no confirmation', async () => {
  const ask = vi.spyOn(window, 'confirm');
  const { unmount } = await renderApp('/contato');
  await userEvent.type(field('Nome'), 'Bia');
  await userEvent.type(field('Mensagem'), 'Bom dia');
  unmount();
  await renderApp('/contato');
  expect(field('Nome')).toHaveValue('Bia');
  expect(field('Mensagem')).toHaveValue('Bom dia');
  expect(screen.getByText('993 caracteres restantes')).toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
});

test('values filled in from the account or the URL are not stored as a draft, and a sign-out removes those of the account', async () => {
  const { person } = await renderWithAccount('/contato?assunto=inscricao', { user: ana });
  await waitFor(() => expect(field('Mensagem')).not.toHaveValue(''));
  await waitFor(() => expect(field('Nome')).toHaveValue(ana.displayName));
  expect(field('Email')).toHaveValue(ana.email);
  expect(screen.queryByRole('button', { name: 'Apagar rascunho' })).toBeNull();
  expect(stored()).toBeNull();
  await person.type(field('Mensagem'), ' Obrigada.');
  expect(Object.keys(stored().values)).toEqual(['mensagem']);
  act(() => setUser(null));
  expect(await screen.findByText('1000 caracteres restantes')).toBeInTheDocument();
  expect(field('Nome')).toHaveValue('');
  expect(field('Email')).toHaveValue('');
});

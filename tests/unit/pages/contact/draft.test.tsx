import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AppRoutes } from '#src/app/AppRoutes.tsx';
import { AuthContext, type AuthState } from '#src/features/auth/AuthContext.ts';
import { ana } from '#tests/support/fakeServices.ts';
import { renderApp, session } from '#tests/support/renderApp.tsx';

const KEY = 'site:draft:contact';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const field = (name: string) => screen.getByRole('textbox', { name });

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

test('values filled in from the account or the URL are not stored as a draft', async () => {
  await renderApp('/contato?assunto=inscricao', session({ state: { status: 'signedIn', user: ana } }));
  await waitFor(() => expect(field('Mensagem')).not.toHaveValue(''));
  expect(field('Nome')).toHaveValue('Ana Lima');
  expect(screen.queryByRole('button', { name: 'Apagar rascunho' })).toBeNull();
  expect(stored()).toBeNull();
  await userEvent.type(field('Mensagem'), ' Obrigada.');
  expect(Object.keys(stored().values)).toEqual(['mensagem']);
});

test('signing out removes name and e-mail from the form', async () => {
  window.history.replaceState(null, '', '/contato');
  const site = (state: AuthState) => (
    <BrowserRouter>
      <AuthContext value={session({ state })}>
        <AppRoutes />
      </AuthContext>
    </BrowserRouter>
  );
  const { rerender } = render(site({ status: 'signedIn', user: ana }));
  await waitFor(() => expect(field('Nome')).toHaveValue('Ana Lima'));
  expect(field('Email')).toHaveValue('ana@exemplo.com.br');
  rerender(site({ status: 'signedOut' }));
  expect(field('Nome')).toHaveValue('');
  expect(field('Email')).toHaveValue('');
});

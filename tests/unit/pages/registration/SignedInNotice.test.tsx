import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ana, renderApp, session } from '#tests/support/renderApp.tsx';

test('who arrives with an account is told so instead of being given the form', async () => {
  const signOut = vi.fn(async () => {});
  await renderApp('/cadastrar-perfil', session({ state: { status: 'signedIn', user: ana }, signOut }));
  expect(screen.getByText('Você já tem uma conta e está nela')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Criar conta' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sair desta conta' }));
  expect(signOut).toHaveBeenCalledOnce();
});

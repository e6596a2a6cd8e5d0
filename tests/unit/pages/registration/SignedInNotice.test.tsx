import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ana, renderApp, session } from '#tests/support/renderApp.tsx';

test('a signed-in visitor is told that they have an account, and gets no form', async () => {
  const signOut = vi.fn(async () => {});
  await renderApp('/cadastrar-perfil', session({ state: { status: 'signedIn', user: ana }, signOut }));
  expect(screen.getByText('Você já tem uma conta e está nela')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Criar conta' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sair desta conta' }));
  expect(signOut).toHaveBeenCalledOnce();
});

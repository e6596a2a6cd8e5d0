import { act, render, screen } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { AuthState } from '#src/features/auth/AuthContext.ts';
import { RequireAuth } from '#src/features/auth/RequireAuth.tsx';
import { renderApp, session, sessionOf } from '#tests/support/renderApp.tsx';

const download = new Promise<never>(() => {});

function StillDownloading() {
  return use(download);
}

function show(state: AuthState, login: ReactNode) {
  return render(
    <MemoryRouter initialEntries={['/perfil']}>
      <Routes>
        <Route path="/perfil" element={<RequireAuth>{({ email }) => <p>Olá, {email}</p>}</RequireAuth>} />
        <Route path="/login" element={login} />
      </Routes>
    </MemoryRouter>,
    { wrapper: sessionOf(state) },
  );
}

test('a spinner is shown until the session has loaded', () => {
  show({ status: 'loading' }, null);
  expect(screen.getByText('Carregando a sua conta')).toBeVisible();
});

test.each([
  ['is not signed in', {}, { from: '/perfil?aba=1#fim' }],
  ['has signed out', { reason: 'signedOut' }, {}],
  ['has deleted the account', { reason: 'deleted' }, { deleted: true }],
] as const)(
  'a visitor who %s is redirected to the login, which remembers the page unless they left it on purpose',
  async (_, left, carried) => {
    await renderApp('/perfil?aba=1#fim', session({ state: { status: 'signedOut', ...left } }));
    expect(window.location.pathname).toBe('/login');
    expect(window.history.state.usr).toEqual(carried);
  },
);

test('until the login screen has loaded, a notice says that a sign-in is needed and links to it', async () => {
  await act(async () => {
    show({ status: 'signedOut' }, <StillDownloading />);
  });
  expect(screen.getByText('Você não entrou na sua conta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'faça login' })).toHaveAttribute('href', '/login');
});

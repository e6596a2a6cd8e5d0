import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AuthContext, type AuthState } from '#src/features/auth/AuthContext.ts';
import { RequireAuth } from '#src/features/auth/RequireAuth.tsx';

const never = () => Promise.reject(new Error('not called'));

function Login() {
  return <p>Entrada {JSON.stringify(useLocation().state)}</p>;
}

const download = new Promise<never>(() => {});

function StillDownloading() {
  return use(download);
}

function show(state: AuthState, login = <Login />) {
  return render(
    <AuthContext value={{ state, start: never, signOut: never, deleteAccount: never }}>
      <MemoryRouter initialEntries={['/perfil?aba=1#fim']}>
        <Routes>
          <Route path="/perfil" element={<RequireAuth>{({ email }) => <p>Olá, {email}</p>}</RequireAuth>} />
          <Route path="/login" element={login} />
        </Routes>
      </MemoryRouter>
    </AuthContext>,
  );
}

test('a spinner is shown until the session has loaded', () => {
  show({ status: 'loading' });
  expect(screen.getByText('Carregando a sua conta')).toBeVisible();
});

test('a visitor is redirected to the login, which gets the address that they came from', () => {
  show({ status: 'signedOut' });
  expect(screen.getByText('Entrada {"from":"/perfil?aba=1#fim"}')).toBeVisible();
});

test.each([
  ['signedOut', '{}'],
  ['deleted', '{"deleted":true}'],
] as const)(
  'a visitor who left on purpose (%s) does not return to the page after the login',
  (reason, state) => {
    show({ status: 'signedOut', reason });
    expect(screen.getByText(`Entrada ${state}`)).toBeVisible();
  },
);

test('until the login screen has loaded, a notice says that a sign-in is needed and links to it', async () => {
  await act(async () => {
    show({ status: 'signedOut' }, <StillDownloading />);
  });
  expect(screen.getByText('Você não entrou na sua conta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'faça login' })).toHaveAttribute('href', '/login');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Auth } from '#src/features/auth/AuthContext.ts';
import { ana, services } from '#tests/support/fakeServices.ts';
import { renderApp, session } from '#tests/support/renderApp.tsx';

const navigation = () => within(screen.getByRole('navigation', { name: 'Principal' }));
const links = () =>
  navigation()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const publicLinks = [
  ['Serviços', '/servicos'],
  ['Projetos', '/projetos'],
  ['Sobre', '/sobre'],
  ['Academy', '/academy'],
  ['Contato', '/contato'],
  ['Orçamento', '/orcamento'],
  ['Agendar', '/Agendamento'],
];

const signedIn = (given: Partial<Auth> = {}, email = ana.email) =>
  session({ state: { status: 'signedIn', user: { ...ana, email } }, ...given });

test('visitors find the studio’s pages in the specified order, and the sign-in link', async () => {
  await renderApp('/contato');
  expect(links()).toEqual([...publicLinks, ['Login', '/login']]);
  expect(screen.getByRole('link', { name: 'Alinhavo, início' })).toHaveAttribute('href', '/');
  expect(navigation().getByRole('link', { name: 'Contato' })).toHaveAttribute('aria-current', 'page');
  expect(navigation().queryByRole('button')).toBeNull();
});

test('while the session loads, the sign-in link is marked, so that CSS can hide it from members', async () => {
  await renderApp('/contato', session({ state: { status: 'loading' } }));
  expect(links().at(-1)).toEqual(['Login', '/login']);
  expect(navigation().getByRole('link', { name: 'Login' }).closest('[data-pending]')).not.toBeNull();
});

test('the header links a member to the profile, and only the administrator also to the desk', async () => {
  await renderApp('/contato', signedIn({}, 'admin@alinhavo.example'));
  expect(links()).toEqual([...publicLinks, ['Meu Perfil', '/perfil'], ['Admin', '/admin']]);
});

test('a team member finds the link to the panel in the profile, not in the header', async () => {
  services.administrator.isAdministrator.mockResolvedValue(true);
  await renderApp('/perfil', signedIn());
  expect(await screen.findByRole('link', { name: 'Abrir o painel do estúdio' })).toHaveAttribute(
    'href',
    '/admin',
  );
  expect(navigation().queryByRole('link', { name: 'Admin' })).toBeNull();
});

test('a failed sign-out is logged and shows no error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('no network');
  await renderApp('/contato', signedIn({ signOut: () => Promise.reject(failure) }));
  await userEvent.click(navigation().getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith('Sign-out failed', failure));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(navigation().getByRole('button', { name: 'Sair' })).toBeEnabled();
  log.mockClear();
});

test('after a visitor has scrolled down, the bar returns on scrolling up, and stays while its menu is open', async () => {
  await renderApp('/contato');
  const scrollTo = (place: number) => {
    vi.stubGlobal('scrollY', place);
    fireEvent.scroll(window);
    return screen.getByRole('banner').hasAttribute('data-back');
  };
  expect([2000, 1900, 2000, 1900].map(scrollTo)).toEqual([false, true, false, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect([2400].map(scrollTo)).toEqual([true]);
  await userEvent.keyboard('{Escape}');
  expect([2000, 0].map(scrollTo)).toEqual([true, false]);
});

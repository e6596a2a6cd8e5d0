import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { academy } from '#src/copy/academy/academy.ts';
import { contact } from '#src/copy/forms/contact.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const mainHeading = () => screen.getByRole('heading', { level: 1 });
const announced = () => document.querySelector('[aria-live="polite"][aria-atomic]')?.textContent;
const linkTo = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name });
const follow = (name: string) => userEvent.click(linkTo(name));

test('a navigation moves the focus to the main heading, and announces the new title', async () => {
  await renderApp('/contato');
  expect(mainHeading()).not.toHaveFocus();
  expect(announced()).toBe('');
  await follow('Academy');
  await waitFor(() => expect(announced()).toBe(academy.head.title));
  expect(document.title).toBe(academy.head.title);
  expect(mainHeading()).toHaveFocus();
  expect(window.location.pathname).toBe('/academy');
});

test('a navigation that changes only the query moves no focus and announces nothing', async () => {
  await renderApp('/projetos');
  const choice = screen.getByRole('button', { name: /Audiovisual/ });
  await userEvent.click(choice);
  await waitFor(() => expect(window.location.search).toBe('?categoria=audiovisual'));
  expect(choice).toHaveFocus();
  expect(announced()).toBe('');
});

describe('an unknown address', () => {
  test('shows the nearest pages and the search', async () => {
    const pages = [
      { path: '/servicos', title: 'Serviços', keywords: 'servicos', text: ['O que fazemos'] },
      { path: '/contato', title: 'Contato', keywords: 'contato', text: ['Escreva'] },
    ];
    vi.stubGlobal('fetch', async () => Response.json(pages.map((page) => ({ ...page, kind: 'Página' }))));
    const steps = window.history.length;
    await renderApp('/nossos-servicos/%C3%A9');
    const notice = await screen.findByRole('region', { name: 'Endereço não encontrado' });
    expect(notice).toHaveTextContent('Não encontramos “/nossos-servicos/é”');
    const near = await within(notice).findByRole('link', { name: 'Serviços' });
    expect(near).toHaveAttribute('href', '/servicos');
    expect(within(notice).queryByRole('link', { name: 'Contato' })).toBeNull();
    expect(within(notice).getByRole('searchbox')).toBeVisible();
    await waitFor(() => expect(announced()).toContain('Não encontramos “/nossos-servicos/é”'));
    expect(notice).toHaveFocus();
    expect([window.location.pathname, window.history.length]).toEqual(['/', steps]);
    await follow('Academy');
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  test('offers the most popular pages if no page is near, or the search cannot be loaded', async () => {
    vi.stubGlobal('fetch', async () => Response.error());
    await renderApp('/xilofone');
    const notice = await screen.findByRole('region', { name: 'Endereço não encontrado' });
    for (const [name, address] of [
      ['Serviços', '/servicos'],
      ['Contato', '/contato'],
    ])
      expect(await within(notice).findByRole('link', { name })).toHaveAttribute('href', address);
  });

  test.each([
    ['/cases/nada', '/projetos'],
    ['/treinamentos/nada', '/TreinamentosPage'],
    ['/projetos/%C3', '/projetos'],
  ])('the unknown address %s leads to %s, which reports it as not found', async (address, list) => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    await renderApp(address);
    expect(await within(screen.getByRole('main')).findByText(`Não encontramos “${address}”`)).toBeVisible();
    expect(window.location.pathname).toBe(list);
  });
});

test.each([
  ['/CONTATO/', contact.head.title],
  ['/projetos/PÃO-da-terra', 'Pão da Terra'],
  ['/projetos/pa\u0303o-da-terra', 'Pão da Terra'],
  ['/projetos/pão-da-terra/', 'Pão da Terra'],
])('a page is found under any spelling of its address: %s', async (address, title) => {
  await renderApp(address);
  expect(document.title).toContain(title);
});

test('a redirect to the contact page puts the subject into the query', async () => {
  await renderApp('/inscricao');
  await waitFor(() => expect(document.title).toBe(contact.head.title));
  expect(window.location.pathname + window.location.search).toBe('/contato?assunto=inscricao');
});

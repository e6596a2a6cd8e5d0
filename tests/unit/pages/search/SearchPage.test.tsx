import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SEARCH_PAGES_PATH, type SearchPage } from '#src/domain/text/searchText.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const pages: SearchPage[] = [
  {
    path: '/BrandingPage',
    title: 'Branding',
    kind: 'Serviços',
    keywords: 'marca',
    text: ['A marca nasce da escuta.'],
  },
  { path: '/sobre', title: 'Sobre', kind: 'Página', keywords: '', text: ['Três pessoas em São Paulo.'] },
];

function answerWith(...answers: (() => Response)[]) {
  const asked = vi.fn(async () => (answers.shift() ?? (() => Response.error()))());
  vi.stubGlobal('fetch', asked);
  return asked;
}

const field = () => screen.getAllByRole('searchbox', { name: 'Buscar no site' })[0] as HTMLInputElement;

test('a URL with a query shows the results, their number and the searched words; the next search writes its words into the URL', async () => {
  const asked = answerWith(() => Response.json(pages));
  await renderApp('/busca?q=marcas');
  expect(await screen.findByText('1 resultado para “marcas”')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('heading', { level: 2, name: 'Branding' })).toBeInTheDocument();
  expect(screen.getByText('marca', { selector: 'mark' })).toBeInTheDocument();
  expect(asked).toHaveBeenCalledWith(SEARCH_PAGES_PATH);
  expect(field()).toHaveValue('marcas');
  await userEvent.clear(field());
  await userEvent.type(field(), 'São Paulo{Enter}');
  await screen.findByText('1 resultado para “São Paulo”');
  expect(window.location.search).toBe('?q=S%C3%A3o+Paulo');
});

test('a search without results shows a message, and offers other pages', async () => {
  answerWith(() => Response.json(pages));
  await renderApp('/busca?q=xilofone');
  expect(await screen.findByText('Nenhum resultado para “xilofone”')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Escrever para o estúdio/ })).toHaveAttribute('href', '/contato');
});

test('without a connection the search shows an error, keeps the query and can be repeated', async () => {
  answerWith(
    () => Response.error(),
    () => Response.json(pages),
  );
  await renderApp('/busca?q=marca');
  expect(await screen.findByText(/A busca não carregou/)).toBeInTheDocument();
  expect(field()).toHaveValue('marca');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.getByText('1 resultado para “marca”')).toBeInTheDocument());
});

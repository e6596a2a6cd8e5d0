import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { contact } from '#src/copy/forms/contact.ts';
import { home } from '#src/copy/site/home.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

test('a page that crashes shows an error between header and footer, and a link back to the home page', async () => {
  vi.spyOn(contact, 'hero', 'get').mockImplementation(() => {
    throw new Error('this page is broken');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderApp('/contato');
  expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos mostrar esta página');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Um ponto se soltou aqui');
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Voltar ao início' }));
  await waitFor(() => expect(document.title).toBe(home.head.title));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  log.mockClear();
});

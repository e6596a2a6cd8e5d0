import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';

test('the first thing the Tab key finds is the way past the navigation', async () => {
  await renderApp('/contato');
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Pular para o conteúdo' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

test('header and footer stand around the page, each once', async () => {
  await renderApp('/contato');
  for (const landmark of ['banner', 'main', 'contentinfo'])
    expect(screen.getAllByRole(landmark)).toHaveLength(1);
});

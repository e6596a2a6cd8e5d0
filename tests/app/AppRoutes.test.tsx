import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { academy } from '#src/content/academy.ts';
import { contact } from '#src/content/contact.ts';
import { home } from '#src/content/home.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const mainHeading = () => screen.getByRole('heading', { level: 1 });
const announced = () => document.querySelector('[aria-live="polite"][aria-atomic]')?.textContent;
const follow = (name: string) =>
  userEvent.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name }));

test('a navigation leads the focus to the main heading, and the new title is read out', async () => {
  await renderApp('/contato');
  expect(mainHeading()).not.toHaveFocus();
  expect(announced()).toBe('');
  await follow('Academy');
  await waitFor(() => expect(announced()).toBe(academy.head.title));
  expect(document.title).toBe(academy.head.title);
  expect(mainHeading()).toHaveFocus();
  expect(window.location.pathname).toBe('/academy');
});

test('going back does the same', async () => {
  await renderApp('/contato');
  await follow('Academy');
  await waitFor(() => expect(announced()).toBe(academy.head.title));
  act(() => window.history.back());
  await waitFor(() => expect(announced()).toBe(contact.head.title));
  expect(mainHeading()).toHaveFocus();
});

test('a change of the query alone moves neither focus nor announcement', async () => {
  await renderApp('/projetos');
  const choice = screen.getByRole('button', { name: /Audiovisual/ });
  await userEvent.click(choice);
  await waitFor(() => expect(window.location.search).toBe('?categoria=audiovisual'));
  expect(choice).toHaveFocus();
  expect(announced()).toBe('');
});

test('an unknown address leads to the home page, without a step in the history', async () => {
  const steps = window.history.length;
  await renderApp('/nao-existe/mesmo');
  await waitFor(() => expect(document.title).toBe(home.head.title));
  expect(window.location.pathname).toBe('/');
  expect(window.history.length).toBe(steps);
});

test.each(['/CONTATO', '/Contato', '/contato/'])('%s is the contact page', async (address) => {
  await renderApp(address);
  expect(document.title).toBe(contact.head.title);
});

test('an address that only leads on keeps what it says about the subject', async () => {
  await renderApp('/orcamento');
  await waitFor(() => expect(document.title).toBe(contact.head.title));
  expect(window.location.pathname + window.location.search).toBe('/contato?assunto=orcamento');
});

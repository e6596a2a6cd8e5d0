import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { bookingPath } from '#src/domain/forms/formPaths.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { openBookingWire } from './bookingWire.ts';

const type = (label: string) => screen.getByRole('radio', { name: new RegExp(`^${label}`) });
const types = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ name, checked }) => name === 'tipoConsulta' && checked)
    .map(({ value }) => value);

beforeEach(() => {
  localStorage.clear();
  openBookingWire();
});

test('a type in the URL is preselected', async () => {
  await renderApp(bookingPath('website'));
  await waitFor(() => expect(types()).toEqual(['website']));
  // A preselected type is not stored as a draft.
  expect(localStorage.getItem('site:draft:booking')).toBeNull();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '1');
});

test('an unknown type is ignored', async () => {
  await renderApp('/Agendamento?tipo=toString');
  expect(types()).toEqual([]);
});

test('another choice and typed text override the type in the URL', async () => {
  const { unmount } = await renderApp('/Agendamento?tipo=branding');
  await waitFor(() => expect(types()).toEqual(['branding']));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await userEvent.click(type('Outro'));
  unmount();
  await renderApp('/Agendamento?tipo=website');
  await waitFor(() => expect(types()).toEqual(['outro']));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
});

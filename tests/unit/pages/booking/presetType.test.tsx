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

test('an address with a type starts with it chosen', async () => {
  await renderApp(bookingPath('website'));
  await waitFor(() => expect(types()).toEqual(['website']));
  // It is nobody's work.
  expect(localStorage.getItem('site:draft:booking')).toBeNull();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '1');
});

test('a type that there is not is ignored', async () => {
  await renderApp('/Agendamento?tipo=toString');
  expect(types()).toEqual([]);
});

test('another choice outlives the type of the address, and so does what was typed', async () => {
  const { unmount } = await renderApp('/Agendamento?tipo=branding');
  await waitFor(() => expect(types()).toEqual(['branding']));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await userEvent.click(type('Outro'));
  unmount();
  await renderApp('/Agendamento?tipo=website');
  await waitFor(() => expect(types()).toEqual(['outro']));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { rebookingPath } from '#src/domain/forms/rebookingPath.ts';
import { BookingForm } from '#src/pages/booking/BookingForm.tsx';
import { openDay } from '#tests/support/openDays.ts';
import { renderApp, sessionOf } from '#tests/support/renderApp.tsx';
import { openBookingWire } from './bookingWire.ts';

const time = { data: openDay(3), horario: '14:00' } as const;
const path = rebookingPath({ ...time, tipoConsulta: 'website' }).replace('#formulario', '');

const dayField = () => screen.getByLabelText('Data', { selector: 'input' });
const choice = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const types = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ name, checked }) => name === 'tipoConsulta' && checked)
    .map(({ value }) => value);

let wire: ReturnType<typeof openBookingWire>;
beforeEach(() => {
  wire = openBookingWire();
});

test('another choice and typed text override the type in the URL', async () => {
  const { unmount } = await renderApp('/Agendamento?tipo=branding');
  await waitFor(() => expect(types()).toEqual(['branding']));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await userEvent.click(choice('Outro'));
  unmount();
  await renderApp('/Agendamento?tipo=website');
  await waitFor(() => expect(types()).toEqual(['outro']));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
});

test('an offered time is preselected with its consultation, also if it is added to the URL after the first render, as in hydration', async () => {
  const Session = sessionOf({ status: 'signedOut' });
  render(
    <Session>
      <Link to={path}>Horário oferecido</Link>
      <BookingForm onBooked={() => {}} />
    </Session>,
    { wrapper: MemoryRouter },
  );
  await userEvent.click(screen.getByText('Horário oferecido'));
  await waitFor(() => expect(choice('14:00')).toBeChecked());
  expect(dayField()).toHaveValue(time.data);
  expect(types()).toEqual(['website']);
  expect(localStorage.getItem('site:draft:booking')).toBeNull();
});

test('an offered time that was taken meanwhile is marked as taken, and is not preselected', async () => {
  wire.taken = ['14:00'];
  await renderApp(path);
  await waitFor(() => expect(choice('14:00')).toBeDisabled());
  expect(choice('14:00')).toHaveAccessibleName(/Reservado/);
  expect(choice('14:00')).not.toBeChecked();
  expect(dayField()).toHaveValue(time.data);
});

test.each(['tipo=toString', 'data=2020-01-06&horario=09:00', `data=${time.data}&horario=09:30`])(
  'an unknown type, a past day and an unknown time are ignored: %s',
  async (query) => {
    await renderApp(`/Agendamento?${query}`);
    expect([types(), dayField()]).toEqual([[], expect.objectContaining({ value: '' })]);
  },
);

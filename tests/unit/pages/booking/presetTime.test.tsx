import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { rebookingPath } from '#src/domain/forms/rebookingPath.ts';
import { AuthContext } from '#src/features/auth/AuthContext.ts';
import { BookingForm } from '#src/pages/booking/BookingForm.tsx';
import { openDay } from '#tests/support/openDays.ts';
import { renderApp, session } from '#tests/support/renderApp.tsx';
import { openBookingWire } from './bookingWire.ts';

const DRAFT = 'site:draft:booking';
const time = { data: openDay(3), horario: '14:00' } as const;
const path = rebookingPath({ ...time, tipoConsulta: 'website' }).replace('#formulario', '');

const dayField = () => screen.getByLabelText('Data', { selector: 'input' });
const slot = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

test('an offered time is preselected with its consultation, and is not saved as a draft', async () => {
  openBookingWire();
  await renderApp(path);
  await waitFor(() => expect(slot('14:00')).toBeChecked());
  expect(dayField()).toHaveValue(time.data);
  expect(slot('Website')).toBeChecked();
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test('an offered time is also preselected if it is added to the URL after the first render, as in hydration', async () => {
  openBookingWire();
  render(
    <AuthContext value={session({ state: { status: 'signedOut' } })}>
      <Link to={path}>Horário oferecido</Link>
      <BookingForm onBooked={() => {}} />
    </AuthContext>,
    { wrapper: MemoryRouter },
  );
  await userEvent.click(screen.getByText('Horário oferecido'));
  await waitFor(() => expect(slot('14:00')).toBeChecked());
});

test('an offered time that was taken meanwhile is marked as taken, and is not preselected', async () => {
  openBookingWire({ taken: ['14:00'] });
  await renderApp(path);
  await waitFor(() => expect(slot('14:00')).toBeDisabled());
  expect(slot('14:00')).toHaveAccessibleName(/Reservado/);
  expect(slot('14:00')).not.toBeChecked();
  expect(dayField()).toHaveValue(time.data);
});

test('a past day or an unknown time is ignored', async () => {
  openBookingWire();
  const past = 'data=2020-01-06&horario=09:00';
  for (const query of [past, `data=${time.data}&horario=09:30`, 'data=x&horario=']) {
    const { unmount } = await renderApp(`/Agendamento?${query}`);
    expect(dayField()).toHaveValue('');
    unmount();
  }
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BookingFacts } from '#src/desk/parts/bookings/BookingFacts.tsx';
import { CancelBooking } from '#src/desk/parts/bookings/BookingHead.tsx';
import { services } from '#tests/support/fakeServices.ts';
import { deskOf } from '#tests/support/renderDesk.tsx';
import { bookingSubmission } from '#tests/support/submissions.ts';
import { openBookingWire } from '#tests/unit/pages/booking/bookingWire.ts';

const { giveCommand } = services.commands;

const booking = bookingSubmission({ data: '2099-05-06' });

async function open(given = booking) {
  render(<CancelBooking booking={given} />, { wrapper: deskOf() });
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar o agendamento' }));
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Sim, cancelar' }));
const reason = () => screen.getByRole('combobox', { name: 'Motivo' });
const offer = (number: number) => screen.findByRole('combobox', { name: `Horário ${number}` });

it('the dialog to cancel offers up to three times at which a host is free, each once', async () => {
  const wire = openBookingWire({ taken: ['09:00'], unhosted: ['10:00'] });
  await open();
  await userEvent.selectOptions(reason(), 'closed');
  await expect.poll(() => offer(1)).toBeEnabled();
  const values = [...(await offer(1)).querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
  expect(wire.monthsAsked.length).toBeGreaterThan(0);
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter((value) => /09:00|10:00/.test(value))).toEqual([]);
  const [first = '', second = ''] = values;
  expect(await offer(1)).toHaveValue(first);
  expect(await offer(2)).toHaveValue(values.find((value) => value.slice(0, 10) !== first.slice(0, 10)));
  await userEvent.selectOptions(await offer(1), second);
  await userEvent.selectOptions(await offer(2), first);
  await userEvent.selectOptions(await offer(3), second);
  await confirm();
  const toTime = (value: string) => ({ data: value.split(' ')[0], horario: value.split(' ')[1] });
  const cancellation = { reason: 'closed', note: '', offers: [toTime(first), toTime(second)] };
  await waitFor(() => expect(giveCommand).toHaveBeenCalledWith('cancelByStudio', booking, { cancellation }));
  const told = 'Agendamento cancelado. O horário está livre de novo, e o aviso por email está a caminho.';
  expect(await screen.findByText(told)).toBeInTheDocument();
});

it('if the agenda does not respond, the dialog says so and works without other times', async () => {
  const wire = openBookingWire({ taken: 'down' });
  await open();
  const told = 'Não foi possível consultar a agenda. Dá para cancelar sem oferecer horários.';
  expect(await screen.findByText(told)).toBeInTheDocument();
  wire.taken = [];
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await offer(3)).toBeInTheDocument();
});

it('the dialog says that nobody is notified if the booking has no e-mail', async () => {
  const wire = openBookingWire();
  await open(bookingSubmission({ data: '2099-05-06', email: '' }));
  expect(screen.getByText('Este agendamento não tem email: avise por telefone.')).toBeInTheDocument();
  expect(wire.monthsAsked).toEqual([]);
});

it('a cancelled booking shows the reason, the note and the times that the visitor was sent', () => {
  const offers = [{ data: '2030-05-07', horario: '09:00' } as const];
  const cancellation = { reason: 'unforeseen', note: 'Até logo.', offers } as const;
  const cancelled = bookingSubmission({ holdsSlot: false, cancelledAt: new Date(), cancellation });
  render(<BookingFacts booking={cancelled} />, { wrapper: deskOf() });
  expect(screen.getByText(/Motivo: Tivemos um imprevisto\.\s+Até logo\./)).toBeInTheDocument();
  expect(screen.getByText(/Horários oferecidos: ter\., 07\/05\/2030, 09:00\./)).toBeInTheDocument();
});

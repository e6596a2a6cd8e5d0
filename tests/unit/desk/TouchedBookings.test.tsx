import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TouchedBookings } from '#src/desk/parts/bookings/TouchedBookings.tsx';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { services } from '#tests/support/fakeServices.ts';
import { deskOf } from '#tests/support/renderDesk.tsx';
import { bookingSubmission } from '#tests/support/submissions.ts';

it('if the passkey is declined after the closure was saved, the list says what is left', async () => {
  services.commands.giveCommand.mockRejectedValueOnce(new ServiceError('declined'));
  const [save, onClose] = [vi.fn(async () => {}), vi.fn()];
  const given = { after: DEFAULT_AVAILABILITY, bookings: [bookingSubmission({ email: '' })], verb: 'Fechar' };
  render(<TouchedBookings {...given} save={save} onClose={onClose} />, { wrapper: deskOf() });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Fechar e cancelar 1' }));
  expect(await screen.findByText(/^Parou no meio: o que falta está na lista/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect([save.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

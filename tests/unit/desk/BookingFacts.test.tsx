import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BookingAttendance, BookingFacts } from '#src/desk/parts/bookings/BookingFacts.tsx';
import { services } from '#tests/support/fakeServices.ts';
import { deskOf } from '#tests/support/renderDesk.tsx';
import { bookingSubmission } from '#tests/support/submissions.ts';

const { giveCommand } = services.commands;
const wrapper = deskOf();

const choice = (name: string) => screen.getByRole('button', { name });

it('a no-show can be marked and unmarked after the consultation', async () => {
  const booking = bookingSubmission({ data: '2026-01-05' });
  const { rerender } = render(<BookingAttendance booking={booking} />, { wrapper });
  expect(choice('Marcada')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(choice('Não compareceu'));
  expect(giveCommand).toHaveBeenCalledWith('attend', booking, { attendance: 'missed' });
  const missed = { ...booking, attendance: 'missed' as const };
  rerender(<BookingAttendance booking={missed} />);
  expect(choice('Não compareceu')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(choice('Marcada'));
  expect(giveCommand).toHaveBeenLastCalledWith('attend', missed, { attendance: 'none' });
});

it('a no-show cannot be marked before a consultation or for a cancelled one', () => {
  for (const booking of [
    bookingSubmission({ data: '2099-01-05' }),
    bookingSubmission({ data: '2026-01-05', holdsSlot: false }),
  ])
    render(<BookingAttendance booking={booking} />, { wrapper });
  expect(screen.queryByRole('group')).toBeNull();
});

it('the facts list the visitor’s further answers', () => {
  render(<BookingFacts booking={bookingSubmission()} />, { wrapper });
  expect(screen.getByText('Como nos conheceu: Indicação.')).toBeVisible();
});

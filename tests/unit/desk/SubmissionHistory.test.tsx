import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubmissionHistory } from '#src/desk/conversations/record/SubmissionHistory.tsx';
import { deskOf } from '#tests/support/renderDesk.tsx';
import { bookingSubmission } from '#tests/support/submissions.ts';

test('the entry of a rescheduling says that the visitor was not notified', () => {
  const move = { what: 'moved', by: 'visitor', from: { data: '2031-05-05', horario: '09:00' } } as const;
  const booking = bookingSubmission({
    createdAt: new Date('2031-05-01T12:00:00Z'),
    history: [
      { ...move, at: new Date('2031-05-02T12:00:00Z') },
      { ...move, at: new Date('2031-05-03T12:00:00Z'), isHeld: true },
    ],
  });
  render(<SubmissionHistory submission={booking} />, { wrapper: deskOf() });
  const [, told, held] = screen.getAllByRole('listitem');
  expect(told).not.toHaveTextContent('sem aviso por email');
  expect(held).toHaveTextContent('sem aviso por email: o limite do dia foi atingido');
});

test('the history attributes the return of a postponed submission to the site', () => {
  const log = { 1: { at: new Date(), by: 'site', what: 'new' } } as const;
  render(<SubmissionHistory submission={bookingSubmission({ log })} />, { wrapper: deskOf() });
  expect(screen.getByText(/Marcada como nova por lembrete do site/)).toBeVisible();
});

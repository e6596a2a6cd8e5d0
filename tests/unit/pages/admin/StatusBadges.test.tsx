import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadges } from '#src/pages/admin/StatusBadges.tsx';
import { bookingSubmission, failedMails, messageSubmission } from '#tests/support/submissions.ts';

test('the states are one paragraph with pauses between them, and no list', () => {
  const cancelled = bookingSubmission({ mail: failedMails, holdsSlot: false, cancelledAt: new Date() });
  const { container } = render(<StatusBadges submission={cancelled} isNew />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByRole('paragraph')).toBe(container.firstChild);
  // With the pauses that only a screen reader has.
  expect(container).toHaveTextContent('Novo, Cancelado, Chegou agora, E-mail não entregue');
});

test('a message with nothing special has its state and how far its mails are', () => {
  const { container } = render(<StatusBadges submission={messageSubmission()} />);
  expect(container).toHaveTextContent('Nova, E-mails enviados');
});

import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayChoices } from '#src/features/slot-choice/DayChoices.tsx';
import type { FreeDays } from '#src/features/slot-choice/useFreeDays.ts';

const march = (day: number) => ({ day: `2026-03-${day}`, slots: ['09:00' as const] });

function renderDays(freeDays: Pick<FreeDays, 'status' | 'days'>) {
  const more = { hasMore: freeDays.status === 'known', isLonger: false, showMore: () => {} };
  cleanup();
  render(
    <DayChoices
      freeDays={{ ...more, ...freeDays, unknownMonth: undefined }}
      day={undefined}
      onChoose={() => {}}
      onMoveToSlots={() => {}}
    />,
  );
}

test('six placeholder cards reserve the space until six days have loaded; screen readers skip them, and nobody can choose them', () => {
  // At the end of a month the first response contains fewer days.
  renderDays({ status: 'loading', days: [march(31)] });
  expect(screen.queryByRole('radio')).toBeNull();
  const cards = screen.getAllByRole('radio', { hidden: true });
  expect(cards).toHaveLength(6);
  for (const card of cards) expect(card).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Buscando os dias…' })).toHaveAttribute('aria-disabled', 'true');

  renderDays({ status: 'known', days: [10, 11, 12, 13, 16, 17].map(march) });
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('radio', { name: /segunda-feira.*16 de março.*1 horário livre/ })).toBeEnabled();
});

test('days that have loaded can be chosen even if the agenda stops responding', () => {
  renderDays({ status: 'failed', days: [march(31)] });
  expect(screen.getByRole('radio')).toBeEnabled();
  expect(screen.getByText(/Não conseguimos consultar a agenda agora/)).toBeInTheDocument();
});

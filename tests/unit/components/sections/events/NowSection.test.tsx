import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NowSection } from '#src/components/sections/events/NowSection.tsx';

test('the studio’s current work is shown, with its month, until the end of its last day', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-31T23:00:00-03:00') });
  render(<NowSection />);
  expect(screen.getByRole('heading', { name: 'Agora na mesa' })).toBeVisible();
  expect(screen.getByText('novembro de 2026')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000));
  expect(screen.queryByRole('heading', { name: 'Agora na mesa' })).toBeNull();
});

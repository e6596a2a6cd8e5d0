import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CharacterCounter } from '#src/components/form/CharacterCounter.tsx';

const announced = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the eye sees every change at once, the ear after a pause in the typing', () => {
  const { rerender } = render(<CharacterCounter length={10} limit={500} />);
  rerender(<CharacterCounter length={11} limit={500} />);
  expect(screen.getByText('489 caracteres restantes')).toHaveAttribute('aria-hidden', 'true');
  expect(announced()).toBe('490 caracteres restantes');
  wait(499);
  rerender(<CharacterCounter length={12} limit={500} />);
  wait(499);
  expect(announced()).toBe('490 caracteres restantes');
  wait(1);
  expect(announced()).toBe('488 caracteres restantes');
});

test('nothing is read out before somebody types', () => {
  render(<CharacterCounter length={0} limit={500} />);
  wait(1000);
  expect(announced()).toBe('');
  expect(screen.getByText('500 caracteres restantes')).toBeVisible();
});

test.each([
  [499, '1 caractere restante'],
  [500, '0 caracteres restantes'],
  [501, '1 caractere a mais'],
  [512, '12 caracteres a mais'],
])('after %i of 500 it says: %s', (length, text) => {
  render(<CharacterCounter length={length} limit={500} />);
  expect(announced()).toBe(text);
});

import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '#src/app/shell/Announcer.tsx';
import { CharacterCounter } from '#src/components/form/fields/CharacterCounter.tsx';

const announced = () => document.querySelector('[aria-live]')?.textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function Typed({ length }: { length: number }) {
  return (
    <>
      <Announcer />
      <textarea value={'a'.repeat(length)} readOnly />
      <CharacterCounter limit={500} />
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());

test('every change is shown at once; near the limit it is also announced after a pause', () => {
  const { rerender } = render(<Typed length={449} />);
  rerender(<Typed length={450} />);
  expect(screen.getByText('50 caracteres restantes')).toHaveAttribute('aria-hidden', 'true');
  wait(499);
  rerender(<Typed length={451} />);
  wait(499);
  expect(announced()).toBe('');
  wait(1);
  expect(announced()).toBe('49 caracteres restantes');
});

test.each([
  [499, '1 caractere restante'],
  [500, '0 caracteres restantes'],
  [501, '1 caractere a mais'],
  [512, '12 caracteres a mais'],
])('after %i of 500 characters the counter says: %s', (length, text) => {
  render(<Typed length={length} />);
  wait(500);
  expect(announced()).toBe(text);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BeforeAfter } from '#src/pages/placemaking-case/BeforeAfter.tsx';
import placeAfter from '#src/pictures/place-after.svg?picture';
import placeBefore from '#src/pictures/place-before.svg?picture';

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Comparar a praça' });
const moveTo = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } });

function renderComparison() {
  render(
    <BeforeAfter
      label="Comparar a praça"
      before={{ label: 'Antes', imagem: placeBefore }}
      after={{ label: 'Depois', imagem: placeAfter }}
    />,
  );
}

test('both pictures are there, and the dividing line starts in the middle', () => {
  renderComparison();
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    placeAfter.alt,
    placeBefore.alt,
  ]);
  expect(slider()).toHaveValue('50');
  expect(slider()).toHaveAttribute('aria-valuetext', 'Metade antes, metade depois');
});

test.each([
  [0, 'Só o depois'],
  [30, '30% antes, 70% depois'],
  [50, 'Metade antes, metade depois'],
  [99, '99% antes, 1% depois'],
  [100, 'Só o antes'],
])('at %i the slider says %s', (value, words) => {
  renderComparison();
  moveTo(25);
  moveTo(value);
  expect(slider()).toHaveAttribute('aria-valuetext', words);
});

test('the dividing line follows the slider, written through the DOM and not in the markup', () => {
  renderComparison();
  moveTo(30);
  expect(slider().parentElement?.style.getPropertyValue('--share')).toBe('0.3');
});

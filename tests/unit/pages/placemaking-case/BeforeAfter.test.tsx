import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BeforeAfter } from '#src/pages/placemaking-case/BeforeAfter.tsx';
import placeAfter from '#src/pictures/cases/place-after.svg?picture';
import placeBefore from '#src/pictures/cases/place-before.svg?picture';

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

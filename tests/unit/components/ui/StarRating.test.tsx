import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StarRating } from '#src/components/ui/StarRating.tsx';

test.each([1, 2, 3, 4, 5] as const)('%i of five stars are filled, and that is what is read out', (value) => {
  render(<StarRating value={value} />);
  const rating = screen.getByRole('img', { name: `Avaliação: ${value} de 5 estrelas` });
  expect(rating.querySelectorAll('path')).toHaveLength(5);
  expect(rating.querySelectorAll('path[data-filled="true"]')).toHaveLength(value);
});

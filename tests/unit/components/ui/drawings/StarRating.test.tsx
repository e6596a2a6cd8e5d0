import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StarRating } from '#src/components/ui/drawings/StarRating.tsx';

test.each([1, 2, 3, 4, 5] as const)(
  '%i of five stars are filled, and a screen reader reads this number',
  (value) => {
    render(<StarRating value={value} />);
    const rating = screen.getByRole('img', { name: `Avaliação: ${value} de 5 estrelas` });
    const stars = [...rating.querySelectorAll('path')].map(
      (path) => path.getAttribute('d')?.split('z').length,
    );
    expect(stars).toEqual([value + 1, ...(value < 5 ? [5 - value + 1] : [])]);
  },
);

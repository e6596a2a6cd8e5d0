import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SeriesLinks } from '#src/components/sections/cases/SeriesLinks.tsx';

const image = { src: '/a.svg', width: 10, height: 10, alt: '' };
const piece = { label: 'Oficina de mapas', to: '/eventos/oficina-de-mapas', image };
type Piece = typeof piece | undefined;

const show = (previous: Piece, next: Piece) =>
  render(
    <MemoryRouter>
      <SeriesLinks label="Outros encontros" previous={previous} next={next} />
    </MemoryRouter>,
  );

test('the last piece leads back only', () => {
  show(piece, undefined);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Anterior ?Oficina de mapas$/);
  expect(screen.queryByText('Próximo')).toBeNull();
});

test('the only piece has no series', () => {
  show(undefined, undefined);
  expect(screen.queryByRole('navigation')).toBeNull();
});

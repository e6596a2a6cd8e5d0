import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Testimonial } from '#src/components/sections/Testimonial.tsx';

test('a testimonial says who speaks, from where, and how many stars were given', () => {
  render(
    <Testimonial
      texto="Ficou bom."
      avaliacao={4}
      autor={{
        nome: 'Yara',
        cargo: 'coordenadora',
        empresa: 'Ladeira Viva',
        foto: { src: 'yara.svg', width: 160, height: 160, alt: 'Retrato de Yara' },
      }}
    />,
  );
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('Ficou bom.');
  expect(figure).toHaveTextContent('Yaracoordenadora, Ladeira Viva');
  expect(screen.getByRole('img', { name: 'Avaliação: 4 de 5 estrelas' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Retrato de Yara' })).toHaveAttribute('loading', 'lazy');
});

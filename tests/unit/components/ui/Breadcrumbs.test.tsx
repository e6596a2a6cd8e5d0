import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';

test('the way up is a list of links that ends with the page itself', () => {
  render(
    <Breadcrumbs
      trail={[
        { label: 'Início', to: '/' },
        { label: 'Projetos', to: '/projetos' },
      ]}
      current="PlaceBe"
    />,
    { wrapper: MemoryRouter },
  );
  const way = screen.getByRole('navigation', { name: 'Você está aqui' });
  expect(
    within(way)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Início', 'Projetos', 'PlaceBe']);
  expect(within(way).getByRole('link', { name: 'Projetos' })).toHaveAttribute('href', '/projetos');
  expect(within(way).getByText('PlaceBe')).toHaveAttribute('aria-current', 'page');
  expect(within(way).queryByRole('link', { name: 'PlaceBe' })).toBeNull();
});

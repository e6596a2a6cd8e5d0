import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { budget } from '#src/copy/forms/budget.ts';
import { ProjectSizes } from '#src/pages/budget/ProjectSizes.tsx';

test('the page shows a price range only if the studio has set one', () => {
  const items = budget.sizes.items.map((size, index) => ({
    ...size,
    range: index ? '' : 'De R$ 1 mil a R$ 2 mil',
  }));
  render(
    <MemoryRouter>
      <ProjectSizes {...budget.sizes} items={items} />
    </MemoryRouter>,
  );
  expect(screen.getAllByText('Prazo')).toHaveLength(items.length);
  expect(screen.getByText(/^De R\$ 1 mil a R\$ 2 mil\. Referência, não proposta/)).toBeVisible();
  expect(screen.getAllByText('Faixa')).toHaveLength(1);
});

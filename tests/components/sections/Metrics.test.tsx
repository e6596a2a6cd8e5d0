import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Metrics } from '#src/components/sections/Metrics.tsx';

test('every figure is the definition of what it measures', () => {
  render(
    <Metrics
      items={[
        { valor: '78%', label: 'a mais de engajamento' },
        { valor: '2x', label: 'mais tarefas sem ajuda' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'a mais de engajamento',
    'mais tarefas sem ajuda',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['78%', '2x']);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Metrics } from '#src/components/sections/Metrics.tsx';

test.each(['row', 'column'] as const)('in a %s each label is heard with its own figure', (variant) => {
  render(
    <Metrics
      variant={variant}
      items={[
        { valor: '70%', label: 'menos dúvidas' },
        { valor: '2x', label: 'mais tarefas' },
      ]}
    />,
  );
  const pairs = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['menos dúvidas', '70%'],
    ['mais tarefas', '2x'],
  ]);
});

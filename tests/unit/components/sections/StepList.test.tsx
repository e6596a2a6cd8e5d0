import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepList } from '#src/components/sections/StepList.tsx';

test('the steps are a numbered list, each with its heading', () => {
  render(
    <StepList
      steps={[
        { titulo: 'Ouvir', descricao: 'Antes de tudo.' },
        { titulo: 'Desenhar', descricao: 'Com calma.' },
      ]}
    />,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent('Ouvir');
  expect(second).toHaveTextContent('Com calma.');
});

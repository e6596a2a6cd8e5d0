import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';

test('every error leads to its field', async () => {
  const onSelect = vi.fn();
  render(
    <ErrorSummary
      errors={[
        { name: 'nome', message: 'Nome é obrigatório' },
        { name: 'data', message: 'Data é obrigatória' },
      ]}
      onSelect={onSelect}
    />,
  );
  expect(screen.getByText('2 campos precisam de atenção:')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Nome é obrigatório',
    'Data é obrigatória',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Data é obrigatória' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('data');
});

test('the summary interrupts nobody, because the number of errors is announced and the field says its own', () => {
  render(<ErrorSummary errors={[{ name: 'nome', message: 'Nome é obrigatório' }]} onSelect={() => {}} />);
  expect(screen.getByText('1 campo precisa de atenção:')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without errors there is no summary', () => {
  const { container } = render(<ErrorSummary errors={[]} onSelect={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});

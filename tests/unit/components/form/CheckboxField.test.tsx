import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckboxField } from '#src/components/form/CheckboxField.tsx';

test('the words belong to the box', async () => {
  render(<CheckboxField label="Lembrar dados de acesso" name="lembrar" />);
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(screen.getByText('Lembrar dados de acesso'));
  expect(screen.getByRole('checkbox', { name: 'Lembrar dados de acesso' })).toBeChecked();
});

test('its error is read out with it', () => {
  render(<CheckboxField label="Não sou um robô" error="Por favor, confirme que você não é um robô" />);
  const box = screen.getByRole('checkbox');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Por favor, confirme que você não é um robô');
});

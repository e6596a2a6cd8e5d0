import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from '#src/components/form/fields/TextField.tsx';

test('the label names a field; the hint, followed by the error, describes it', () => {
  render(<TextField label="Email" hint="É para ele que respondemos" error="Email é obrigatório" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('É para ele que respondemos Email é obrigatório');
  expect(field).toBeInvalid();
});

test('a field without errors has no description and counts as valid, even if it is empty', () => {
  render(<TextField label="Email" required />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).not.toHaveAttribute('aria-describedby');
  // Without this attribute Firefox reports an empty required field as invalid before anything is typed.
  expect(field).toHaveAttribute('aria-invalid', 'false');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Announcer } from '#src/app/shell/Announcer.tsx';
import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';

test('a password is hidden until its owner shows it, and can be hidden again', async () => {
  render(
    <>
      <Announcer />
      <PasswordField label="Senha" autoComplete="new-password" />
    </>,
  );
  const announced = () => document.querySelector('[aria-live]')?.textContent;
  const field = screen.getByLabelText('Senha');
  await userEvent.type(field, 'segredo');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('segredo');
  expect(announced()).toBe('Senha visível');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(announced()).toBe('Senha oculta');
});

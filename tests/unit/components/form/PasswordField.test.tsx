import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Announcer } from '#src/app/Announcer.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';

test('a password is hidden until its owner asks to see it, and can be hidden again', async () => {
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

test('it tells password managers what it is for, and carries hint and error', () => {
  render(
    <PasswordField
      label="Senha"
      autoComplete="current-password"
      hint="Pelo menos 6 caracteres"
      error="Senha é obrigatória"
    />,
  );
  const field = screen.getByLabelText('Senha');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  expect(field).toHaveAccessibleDescription('Pelo menos 6 caracteres Senha é obrigatória');
});

test('a closed field shows nothing', () => {
  render(<PasswordField label="Senha" autoComplete="current-password" disabled />);
  expect(screen.getByRole('button', { name: 'Mostrar senha' })).toBeDisabled();
});

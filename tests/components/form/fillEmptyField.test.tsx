import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillEmptyField } from '#src/components/form/fillEmptyField.ts';

test('an empty field is filled in, a typed text is left alone', () => {
  render(
    <form aria-label="Contato">
      <input name="nome" aria-label="Nome" />
      <textarea name="mensagem" aria-label="Mensagem" defaultValue="Olá" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  fillEmptyField(form, 'nome', 'Ana');
  fillEmptyField(form, 'mensagem', 'Bom dia');
  fillEmptyField(form, 'no such field', 'x');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Olá');
});

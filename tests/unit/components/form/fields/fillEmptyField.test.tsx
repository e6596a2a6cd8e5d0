import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';

test('an empty field is filled in; a typed text stays', () => {
  render(
    <form aria-label="Contato">
      <input name="nome" aria-label="Nome" />
      <textarea name="mensagem" aria-label="Mensagem" defaultValue="Olá" />
      <select name="area" aria-label="Área">
        <option value="">Nenhuma</option>
        <option value="UX">UX</option>
      </select>
      <input type="radio" name="tipo" value="a" aria-label="A" />
      <input type="radio" name="tipo" value="b" aria-label="B" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  fillEmptyField(form, 'nome', 'Ana');
  fillEmptyField(form, 'mensagem', 'Bom dia');
  fillEmptyField(form, 'area', 'UX');
  fillEmptyField(form, 'tipo', 'b');
  fillEmptyField(form, 'tipo', 'a');
  fillEmptyField(form, 'no such field', 'x');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Olá');
  expect(screen.getByRole('combobox')).toHaveValue('UX');
  expect(screen.getByRole('radio', { name: 'B' })).toBeChecked();
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { TextareaField } from '#src/components/form/TextareaField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';

test('a field is called by its label and described by its hint, then by its error', () => {
  render(<TextField label="Email" hint="É para ele que respondemos" error="Email é obrigatório" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('É para ele que respondemos Email é obrigatório');
  expect(field).toBeInvalid();
});

test('a field without complaints is described by nothing, and is said to be valid although it is empty', () => {
  render(<TextField label="Email" required />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).not.toHaveAttribute('aria-describedby');
  // Without it Firefox calls an empty required field invalid before anything is typed.
  expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('two fields of one name in one page do not take each other’s words', () => {
  render(
    <>
      <TextField label="Nome" error="Nome é obrigatório" />
      <TextField label="Nome" hint="Como quer ser chamada" />
    </>,
  );
  const [first, second] = screen.getAllByRole('textbox', { name: 'Nome' });
  expect(first).toHaveAccessibleDescription('Nome é obrigatório');
  expect(second).toHaveAccessibleDescription('Como quer ser chamada');
});

test('what may be left out is said in words', () => {
  render(<TextField label="Empresa" optional />);
  expect(screen.getByRole('textbox', { name: /^Empresa ?\(opcional\)$/ })).toBeVisible();
});

test('a long text has its own control with the same wiring', () => {
  render(<TextareaField label="Mensagem" error="Mensagem é obrigatória" footer={<p>1000 restantes</p>} />);
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveAccessibleDescription(
    'Mensagem é obrigatória',
  );
  expect(screen.getByText('1000 restantes')).toBeVisible();
});

test('a list begins with an empty choice', () => {
  render(
    <SelectField
      label="Tema"
      emptyLabel="Escolha um tema"
      options={[{ value: 'ux', label: 'UX Research' }]}
      error="Escolha um tema da lista"
    />,
  );
  const list = screen.getByRole('combobox', { name: 'Tema' });
  expect(list).toHaveDisplayValue('Escolha um tema');
  expect(list).toHaveValue('');
  expect(list).toHaveAccessibleDescription('Escolha um tema da lista');
  expect(screen.getByRole('option', { name: 'UX Research' })).toHaveValue('ux');
});

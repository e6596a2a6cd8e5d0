import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormErrorsContext } from '#src/components/form/Form.tsx';
import { ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';

const slots = [
  { value: '09:00', label: '09:00 às 09:30' },
  { value: '10:00', label: '10:00 às 10:30', detail: 'reservado', disabled: true },
  { value: '11:00', label: '11:00 às 11:30' },
];

test('the legend names the group; hint and error describe it', () => {
  render(
    <FormErrorsContext value={{ horario: 'Horário é obrigatório' }}>
      <ChoiceGroup legend="Horário" name="horario" required hint="No horário de São Paulo" choices={slots} />
    </FormErrorsContext>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Horário' });
  expect(group).toHaveAccessibleDescription('No horário de São Paulo Horário é obrigatório');
  expect(group).toBeRequired();
  expect(group).toBeInvalid();
  for (const radio of screen.getAllByRole('radio')) {
    expect(radio).toBeInvalid();
    expect(radio).toHaveAccessibleDescription('No horário de São Paulo Horário é obrigatório');
  }
});

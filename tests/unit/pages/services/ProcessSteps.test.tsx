import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ProcessSteps } from '#src/pages/services/ProcessSteps.tsx';

const steps = [
  { titulo: 'Ouvir', descricao: 'Antes de tudo.', detalhes: ['Escuta: às 9:30, no balcão', 'Sem rótulo'] },
  { titulo: 'Desenhar', descricao: 'Com calma.', detalhes: ['Papel: três caminhos'] },
  { titulo: 'Entregar', descricao: 'Até o fim.', detalhes: ['Prazo: noventa dias'] },
];

const details = () => screen.getByRole('tabpanel');

beforeEach(() => {
  render(<ProcessSteps label="Etapas" steps={steps} />);
});

test('the first step is open, and only its details are shown; each step has its sentence as its description', () => {
  expect(screen.getByRole('tablist', { name: 'Etapas' })).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Ouvir');
  expect(details()).toHaveAccessibleName('Ouvir');
  expect(screen.queryByText(/três caminhos/)).not.toBeInTheDocument();
  for (const { titulo, descricao } of steps)
    expect(screen.getByRole('tab', { name: titulo })).toHaveAccessibleDescription(descricao);
});

test('a detail line is split at its first colon into a bold label and its text; a line without a colon stays whole', () => {
  const [first, second] = within(details()).getAllByRole('listitem');
  expect(first?.querySelector('strong')).toHaveTextContent(/^Escuta$/);
  expect(first).toHaveTextContent('Escuta: às 9:30, no balcão');
  expect(second?.querySelector('strong')).toBeNull();
  expect(second).toHaveTextContent('Sem rótulo');
});

test('arrow, Home and End keys move through the steps and wrap at both ends; Tab moves to the details', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(details()).toHaveTextContent('noventa dias');
  await userEvent.keyboard('{ArrowDown}');
  expect(details()).toHaveTextContent('às 9:30');
  await userEvent.keyboard('{End}{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Desenhar/ })).toHaveFocus();
  await userEvent.tab();
  expect(details()).toHaveFocus();
});

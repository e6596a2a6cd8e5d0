import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bookingConfirmed } from '#src/copy/forms/bookingConfirmed.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const booked: ConfirmedBooking = {
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  telefone: '(11) 90000-0000',
  comoConheceu: 'Indicação',
  tipoConsulta: 'acessibilidade',
  outroTipo: '',
  descricaoProjeto: 'Um site para todos.\nCom calma.',
  data: '2026-03-12',
  horario: '11:00',
  id: '3f0d1c5e-8f4b-4c7f-9a52-5d2f6f6f8d10',
  referencia: '123-456-789',
};

/** Opens the screen as a reload does: with what the history entry holds. */
async function open(state: unknown) {
  const replaceState = window.history.replaceState.bind(window.history);
  vi.spyOn(window.history, 'replaceState').mockImplementationOnce((_state, title, address) =>
    replaceState({ usr: state, key: 'booked', idx: 0 }, title, address),
  );
  await renderApp('/agendamento-confirmado');
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nothing', null],
  ['a day that does not exist', { ...booked, data: '2026-02-30' }],
])('opened with %s, it says so and leads to the form', async (_name, state) => {
  await open(state);
  expect(screen.getByRole('heading', { level: 1, name: bookingConfirmed.none.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: bookingConfirmed.none.action })).toHaveAttribute(
    'href',
    '/Agendamento',
  );
});

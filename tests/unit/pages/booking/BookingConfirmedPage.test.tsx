import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { bookingConfirmed } from '#src/content/bookingConfirmed.ts';
import { bookingSuccess } from '#src/content/bookingSuccess.ts';
import { studio } from '#src/content/studio.ts';
import type { ConfirmedBooking } from '#src/domain/confirmedBooking.ts';
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

test('the confirmation says again what the success message said, with everything that was booked', async () => {
  await open(booked);
  expect(screen.getByRole('heading', { level: 1, name: bookingConfirmed.title })).toBeInTheDocument();
  expect(screen.getByText('Agendamento enviado com sucesso!')).toBeInTheDocument();
  expect(screen.getByText(bookingSuccess.text)).toBeInTheDocument();
  const ticket = within(screen.getByRole('region', { name: bookingSuccess.ticket }));
  for (const text of [
    '123-456-789',
    'Acessibilidade Digital',
    '45 minutos',
    'quinta-feira, 12 de março de 2026',
    '11:00 – 11:45, horário de São Paulo',
  ])
    expect(ticket.getByText(text)).toBeInTheDocument();
  const summary = screen.getByRole('region', { name: bookingConfirmed.summary.title });
  for (const text of [
    'Ana Souza',
    'ana@exemplo.com.br',
    '(11) 90000-0000',
    'Indicação',
    'Um site para todos.',
  ])
    expect(summary).toHaveTextContent(text);
  expect(within(summary).getByRole('link', { name: studio.email })).toBeInTheDocument();
  const steps = within(screen.getByRole('region', { name: bookingConfirmed.steps.title }));
  expect(steps.getAllByRole('listitem')).toHaveLength(bookingConfirmed.steps.items.length);
});

test('the calendar file holds the booking at its time, under the name of its number', async () => {
  await open(booked);
  let offered: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        offered = blob;
        return 'blob:agendamento';
      },
      revokeObjectURL: () => {},
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: bookingConfirmed.calendar.action }));
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toMatch(/^agendamento-[\d-]+\.ics$/);
  expect(offered?.type).toBe('text/calendar;charset=utf-8');
  const file = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(offered as Blob);
  });
  expect(file).toContain('DTSTART:20260312T140000Z\r\nDTEND:20260312T144500Z');
  expect(file).toContain(booked.id);
});

test.each([
  ['nothing', null],
  ['something else', { from: '/perfil' }],
  ['a day that does not exist', { ...booked, data: '2026-02-30' }],
  ['a slot that does not exist', { ...booked, horario: '12:00' }],
  ['a type that does not exist', { ...booked, tipoConsulta: 'jardim' }],
])('opened with %s, it says so and leads to the form', async (_name, state) => {
  await open(state);
  expect(screen.getByRole('heading', { level: 1, name: bookingConfirmed.none.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: bookingConfirmed.none.action })).toHaveAttribute(
    'href',
    '/Agendamento',
  );
});

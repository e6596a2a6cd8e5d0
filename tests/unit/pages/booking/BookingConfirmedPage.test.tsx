import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bookingConfirmed } from '#src/copy/forms/bookingConfirmed.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { completeBooking } from '#tests/support/completeBooking.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const booked = {
  ...completeBooking,
  id: '3f0d1c5e-8f4b-4c7f-9a52-5d2f6f6f8d10',
  referencia: '123-456-789',
} as ConfirmedBooking;

async function open(state: unknown) {
  const replaceState = window.history.replaceState.bind(window.history);
  vi.spyOn(window.history, 'replaceState').mockImplementationOnce((_state, title, address) =>
    replaceState({ usr: state, key: 'booked', idx: 0 }, title, address),
  );
  await renderApp('/agendamento-confirmado');
}

test.each([
  ['nothing', null],
  ['a day that does not exist', { ...booked, data: '2026-02-30' }],
])('opened with %s, the screen shows an explanation and a link to the form', async (_name, state) => {
  await open(state);
  expect(screen.getByRole('heading', { level: 1, name: bookingConfirmed.none.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: bookingConfirmed.none.action })).toHaveAttribute(
    'href',
    '/Agendamento',
  );
});

const link = 'https://www.site.example/agendamento/gerir#token';
const request = { review: true, heldUntil: '2026-03-02T17:00:00.000Z' } as const;

const MANAGE = 'Ver, mudar ou cancelar o agendamento';
const IN_MAIL = /O mesmo link está no email/;

test.each([
  ['a booking', {}, /^Mandamos a confirmação/, true, MANAGE, IN_MAIL],
  [
    'a booking without a confirmation mail',
    { unmailed: true },
    /esta não vai por email/,
    true,
    MANAGE,
    /^Quem tem o link/,
  ],
  [
    'a booking under review',
    { review: true, unmailed: true },
    /^O horário está reservado/,
    false,
    MANAGE,
    /^Quem tem/,
  ],
  ['a request', request, /até 02\/03\/2026, 14:00/, false, 'Ver ou cancelar o pedido', IN_MAIL],
] as const)(
  '%s shows its state, its link and where to find that link; only a confirmed booking has calendar links',
  async (_, more, told, isSure, manage, keeps) => {
    await open({ ...booked, ...more, link });
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Google Agenda' })).toHaveLength(isSure ? 1 : 0);
    expect(screen.getByRole('link', { name: manage })).toHaveAttribute(
      'href',
      expect.stringContaining('#token'),
    );
    expect(screen.getByText(keeps)).toBeVisible();
  },
);

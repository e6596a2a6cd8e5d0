import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { booking } from '#src/copy/forms/booking.ts';
import { slotChoice } from '#src/copy/forms/slotChoice.ts';
import { validateBookingRequest } from '#src/domain/forms/booking.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { openBookingWire } from './bookingWire.ts';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const day = () => screen.getByLabelText('Data', { selector: 'input' });
const option = (name: RegExp) => screen.getByRole('radio', { name });
const captcha = () => screen.findByRole('checkbox', { name: /Não sou um robô/ });
const send = (name = 'Confirmar agendamento') => userEvent.click(screen.getByRole('button', { name }));
const form = () => screen.getByRole('form', { name: booking.form.title });

// Days and texts are entered at once, because typing would render the whole form after each key. Other tests type.
const setDay = (value: string) => fireEvent.input(day(), { target: { value } });

async function enter(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

async function fillForm() {
  await enter('Nome', 'Ana Souza');
  await enter('Email', 'ana@exemplo.com.br');
  await enter('Telefone', '(11) 90000-0000');
  await userEvent.click(option(/Acessibilidade digital/));
  await enter('Descrição do projeto', 'Um site para todos.');
  setDay('2026-03-12');
  await screen.findByText(/horários livres neste dia/);
  await userEvent.click(option(/11:00/));
  await userEvent.click(await captcha());
}

beforeEach(() => {
  // A Wednesday, half past ten in São Paulo.
  vi.useFakeTimers({ now: new Date('2026-03-11T13:30:00Z'), toFake: ['Date'] });
});

test('an empty form lists all errors, beside the fields and at the top, and focuses the first', async () => {
  openBookingWire();
  await renderApp('/Agendamento');
  await userEvent.click(field('Nome'));
  await captcha();
  await send();
  const messages = Object.values(validateBookingRequest({}, new Date()).fields ?? {});
  await waitFor(() => expect(field('Nome')).toHaveFocus());
  expect(
    within(form())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(expect.arrayContaining(messages));
  for (const message of messages) expect(within(form()).getAllByText(message)).toHaveLength(2);
  expect(document.title).toMatch(/^Erro: /);
  await userEvent.click(screen.getByRole('link', { name: 'Horário é obrigatório' }));
  expect(option(/09:00/)).toHaveFocus();
  const times = screen.getByRole('radiogroup', { name: 'Horário' });
  expect(times).toBeRequired();
  for (const control of [times, option(/09:00/)]) {
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(/São Paulo.* Horário é obrigatório$/);
  }
});

test('taken and past slots are marked as such and cannot be chosen; on another day, a taken slot is deselected', async () => {
  const wire = openBookingWire({ taken: ['14:00'], availability: { noticeHours: 0 } });
  await renderApp('/Agendamento');
  setDay('2026-03-11');
  await screen.findByText('3 horários livres neste dia.');
  expect(option(/10:00 – 10:30 Já passou/)).toBeDisabled();
  expect(option(/14:00 – 14:30 Reservado/)).toBeDisabled();
  expect(wire.monthsAsked).toEqual(['2026-03']);
  await userEvent.click(option(/11:00/));
  expect(option(/11:00/)).toBeChecked();
  wire.taken = ['11:00'];
  setDay('2026-04-13');
  await screen.findByText('5 horários livres neste dia.');
  expect(option(/11:00/)).not.toBeChecked();
  expect(screen.getByRole('region', { name: booking.ticket })).toHaveTextContent(/Horárioa escolher/);
});

test('an error is shown if the agenda cannot be loaded, and the form still works', async () => {
  const wire = openBookingWire({ taken: 'down' });
  await renderApp('/Agendamento');
  setDay('2026-03-12');
  await screen.findByText(slotChoice.agenda.unknown);
  for (const slot of screen.getAllByRole('radio', { name: /:00 – / })) expect(slot).toBeEnabled();
  expect(new Set(wire.monthsAsked)).toEqual(new Set(['2026-03']));
});

test('the ticket shows the choice with the duration of its type, and the last type asks for a description', async () => {
  openBookingWire();
  await renderApp('/Agendamento');
  const ticket = screen.getByRole('region', { name: booking.ticket });
  expect(screen.queryByRole('textbox', { name: /Qual é o seu assunto/ })).toBeNull();
  await userEvent.click(option(/Acessibilidade digital/));
  setDay('2026-03-12');
  await userEvent.click(option(/11:00 – 11:30/));
  expect(ticket).toHaveTextContent('45 minutos');
  expect(ticket).toHaveTextContent('quinta-feira, 12 de março de 2026');
  expect(ticket).toHaveTextContent('11:00 – 11:45, horário de São Paulo');
  await userEvent.click(option(/Outro/));
  await userEvent.type(field(/Qual é o seu assunto/), 'Bibliotecas');
  expect(ticket).toHaveTextContent('Outro: Bibliotecas');
  expect(ticket).toHaveTextContent('11:00 – 11:30, horário de São Paulo');
});

test('a draft survives a reload on this device, without its captcha and spam guards, until it is cleared', async () => {
  openBookingWire();
  const { unmount } = await renderApp('/Agendamento');
  await fillForm();
  const stored = Object.values(localStorage).join();
  expect(stored).toContain('Um site para todos.');
  expect(stored).not.toMatch(/captcha|conferencia/);
  expect(screen.getByText(/^O que você escreve fica guardado só neste aparelho/)).toBeInTheDocument();
  unmount();

  await renderApp('/Agendamento');
  expect(field('Nome')).toHaveValue('Ana Souza');
  expect(option(/Acessibilidade/)).toBeChecked();
  expect(day()).toHaveValue('2026-03-12');
  await screen.findByText('6 horários livres neste dia.');
  expect(option(/11:00/)).toBeChecked();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Partes preenchidas: 4 de 4');

  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(field('Nome')).toHaveValue('');
  expect(field('Nome')).toHaveFocus();
  expect(option(/11:00/)).not.toBeChecked();
  expect(Object.keys(localStorage).filter((key) => key.includes('booking'))).toEqual([]);
  const announced = document.querySelector('.visually-hidden[aria-live=polite]');
  expect(announced).toHaveTextContent('Formulário limpo. O rascunho foi apagado deste aparelho.');
});

test('a draft with a past day is restored without the day', async () => {
  openBookingWire();
  const values = { nome: 'Ana', data: '2026-03-10', horario: '09:00' };
  localStorage.setItem('site:draft:booking', JSON.stringify({ savedAt: Date.now(), values }));
  await renderApp('/Agendamento');
  expect(field('Nome')).toHaveValue('Ana');
  expect(day()).toHaveValue('');
});

test('leaving a form that cannot be stored asks for confirmation', async () => {
  openBookingWire();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await renderApp('/Agendamento');
  await userEvent.type(field('Nome'), 'Ana');
  const link = screen.getAllByRole('link', { name: 'Contato' })[0] as HTMLElement;
  await userEvent.click(link);
  expect(ask).toHaveBeenLastCalledWith(booking.form.leaveQuestion);
  expect(window.location.pathname).toBe('/Agendamento');
  expect(field('Nome')).toHaveValue('Ana');

  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);

  ask.mockReturnValue(true);
  await userEvent.click(link);
  await waitFor(() => expect(window.location.pathname).toBe('/contato'));
});

test('after a booking the visitor may stay: the page then does not redirect, and links to the confirmation', async () => {
  openBookingWire();
  await renderApp('/Agendamento');
  await fillForm();
  vi.useFakeTimers({
    now: new Date('2026-03-11T13:30:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await person.click(screen.getByRole('button', { name: 'Confirmar agendamento' }));
  const success = await screen.findByRole('heading', { name: 'Agendamento enviado com sucesso!' });
  await waitFor(() => expect(success).toHaveFocus());
  expect(localStorage.getItem('site:draft:booking')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Ficar nesta página' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(window.location.pathname).toBe('/Agendamento');
  expect(screen.getByRole('button', { name: 'Ficar nesta página' })).toHaveFocus();
  await person.click(screen.getByRole('link', { name: 'Ir agora para a confirmação' }));
  await waitFor(() => expect(window.location.pathname).toBe('/agendamento-confirmado'));
});

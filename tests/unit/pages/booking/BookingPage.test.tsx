import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { booking } from '#src/content/booking.ts';
import { slotChoice } from '#src/content/slotChoice.ts';
import { studio } from '#src/content/studio.ts';
import { DESCRIPTION_LIMIT } from '#src/domain/fieldLimits.ts';
import { draftWords } from '#src/features/form-submission/draftWords.ts';
import { ana, renderApp, session } from '#tests/support/renderApp.tsx';
import { openBookingWire } from './bookingWire.ts';

const BUSY = 'Este horário acabou de ser reservado. Escolha outro horário.';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const day = () => screen.getByLabelText('Data', { selector: 'input' });
const option = (name: RegExp) => screen.getByRole('radio', { name });
const captcha = () => screen.findByRole('checkbox', { name: /Não sou um robô/ });
const send = (name = 'Confirmar agendamento') => userEvent.click(screen.getByRole('button', { name }));
const form = () => screen.getByRole('form', { name: booking.form.title });

function setDay(value: string) {
  return userEvent.type(day(), value);
}

/** Pasted, because the whole form is rendered again after each key; other tests type. */
async function enter(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

async function fillForm() {
  await enter('Nome', 'Ana Souza');
  await enter('Email', 'ana@exemplo.com.br');
  await enter('Telefone', '(11) 90000-0000');
  await userEvent.click(option(/Acessibilidade Digital/));
  await enter('Descrição do projeto', 'Um site para todos.');
  await setDay('2026-03-12');
  await screen.findByText(/horários livres neste dia/);
  await userEvent.click(option(/11:00/));
  await userEvent.click(await captcha());
}

beforeEach(() => {
  localStorage.clear();
  // A Wednesday, half past ten in São Paulo.
  vi.useFakeTimers({ now: new Date('2026-03-11T13:30:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the form says once which of its fields are required, as the other forms do', async () => {
  openBookingWire();
  await renderApp('/Agendamento');
  const required = 'Todos os campos são obrigatórios, menos os marcados como opcionais.';
  expect(within(form()).getAllByText(required)).toHaveLength(1);
  await userEvent.click(option(/Outro/));
  const fields = within(form()).getAllByRole('textbox');
  const selects = within(form()).getAllByRole('combobox');
  const optional = [...fields, ...selects].filter((one) => !(one as HTMLInputElement).required);
  expect(optional.length).toBeGreaterThan(1);
  for (const one of optional) expect(one).toHaveAccessibleName(expect.stringContaining('(opcional)'));
});

test('an empty form says everything that is missing, beside its fields and at the top, and leads to the first', async () => {
  openBookingWire();
  await renderApp('/Agendamento');
  await userEvent.click(field('Nome'));
  await captcha();
  await send();
  const messages = [
    'Nome é obrigatório',
    'Email é obrigatório',
    'Telefone é obrigatório',
    'Selecione um tipo de consultoria',
    'Descrição do projeto é obrigatória',
    'Data é obrigatória',
    'Horário é obrigatório',
    'Por favor, confirme que você não é um robô',
  ];
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
  await userEvent.type(field('Telefone'), '1');
  expect(screen.queryByText('Telefone é obrigatório')).toBeNull();
});

test('the first day is today by the clocks of São Paulo, the last is 180 days later', async () => {
  vi.setSystemTime(new Date('2026-03-12T01:30:00Z'));
  openBookingWire();
  await renderApp('/Agendamento');
  await waitFor(() => expect(day()).toHaveAttribute('min', '2026-03-11'));
  expect(day()).toHaveAttribute('max', '2026-09-07');
});

test('slots that are taken or past are said to be so and cannot be chosen', async () => {
  const wire = openBookingWire({ taken: ['14:00'], availability: { noticeHours: 0 } });
  await renderApp('/Agendamento');
  await setDay('2026-03-11');
  await screen.findByText('3 horários livres neste dia.');
  expect(option(/09:00 – 09:30 Já passou/)).toBeDisabled();
  expect(option(/10:00 – 10:30 Já passou/)).toBeDisabled();
  expect(option(/11:00 – 11:30/)).toBeEnabled();
  expect(option(/14:00 – 14:30 Reservado/)).toBeDisabled();
  expect(wire.monthsAsked).toEqual(['2026-03']);
});

test('a chosen slot that is taken on another day is no longer chosen', async () => {
  const wire = openBookingWire();
  await renderApp('/Agendamento');
  await setDay('2026-03-12');
  await screen.findByText('6 horários livres neste dia.');
  await userEvent.click(option(/11:00/));
  expect(option(/11:00/)).toBeChecked();
  wire.taken = ['11:00'];
  await userEvent.clear(day());
  await setDay('2026-04-13');
  await screen.findByText('5 horários livres neste dia.');
  expect(option(/11:00/)).not.toBeChecked();
  expect(screen.getByRole('region', { name: booking.ticket })).toHaveTextContent(/Horárioa escolher/);
});

test('an agenda that cannot be read is said to be so, and the form works on', async () => {
  const wire = openBookingWire({ taken: 'down' });
  await renderApp('/Agendamento');
  await setDay('2026-03-12');
  await screen.findByText(slotChoice.agenda.unknown);
  for (const slot of screen.getAllByRole('radio', { name: /:00 – / })) expect(slot).toBeEnabled();
  expect(new Set(wire.monthsAsked)).toEqual(new Set(['2026-03']));
});

test('the ticket says the choice with the length of its own type; the last type asks for its own words', async () => {
  openBookingWire();
  await renderApp('/Agendamento');
  const ticket = screen.getByRole('region', { name: booking.ticket });
  expect(screen.queryByRole('textbox', { name: /Qual é o seu assunto/ })).toBeNull();
  await userEvent.click(option(/Acessibilidade Digital/));
  await setDay('2026-03-12');
  await userEvent.click(option(/11:00 – 11:30/));
  expect(ticket).toHaveTextContent('45 minutos');
  expect(ticket).toHaveTextContent('quinta-feira, 12 de março de 2026');
  expect(ticket).toHaveTextContent('11:00 – 11:45, horário de São Paulo');
  await userEvent.click(option(/Outro/));
  await userEvent.type(field(/Qual é o seu assunto/), 'Bibliotecas');
  expect(ticket).toHaveTextContent('Outro: Bibliotecas');
  expect(ticket).toHaveTextContent('11:00 – 11:30, horário de São Paulo');
});

test('a slot that somebody else was faster to book is said beside the slots; everything typed stays', async () => {
  const wire = openBookingWire({ answer: { status: 409, body: { error: BUSY, fields: { horario: BUSY } } } });
  await renderApp('/Agendamento');
  await fillForm();
  await send();
  const slots = await screen.findByRole('radiogroup', { name: 'Horário' });
  await within(slots).findByText(BUSY);
  expect(option(/11:00 – 11:30 Reservado/)).toBeDisabled();
  expect(option(/09:00/)).toHaveFocus();
  // It is heard once, with the slot that has the focus.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Nome')).toHaveValue('Ana Souza');
  expect(field('Descrição do projeto')).toHaveValue('Um site para todos.');
  expect(day()).toHaveValue('2026-03-12');
  expect(wire.monthsAsked).toEqual(['2026-03', '2026-03']);
  expect(await captcha()).not.toBeChecked();
});

test('a failure shows its sentence and loses nothing; the same booking keeps its id', async () => {
  const wire = openBookingWire({ answer: 'down' });
  await renderApp('/Agendamento');
  await fillForm();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Erro ao enviar agendamento\. Tente novamente mais tarde\.Não sabemos se chegou; tentar de novo não envia duas vezes\./,
  );
  wire.answer = { status: 500, body: {} };
  await userEvent.click(await captcha());
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await send('Tentar de novo');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Erro ao enviar agendamentoO problema é no nosso servidor; tentar de novo não envia duas vezes\./,
    ),
  );
  expect(field('Email')).toHaveValue('ana@exemplo.com.br');
  expect(option(/11:00/)).toBeChecked();
  const [first, second] = wire.sent;
  expect(first).toMatchObject({
    nome: 'Ana Souza',
    telefone: '(11) 90000-0000',
    comoConheceu: '',
    tipoConsulta: 'acessibilidade',
    outroTipo: '',
    data: '2026-03-12',
    horario: '11:00',
    recaptchaToken: 'local-checkbox',
    conferencia: '',
  });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('a draft survives a reload on this device, without captcha and guards, until it is cleared', async () => {
  openBookingWire();
  const { unmount } = await renderApp('/Agendamento');
  await fillForm();
  const stored = Object.values(localStorage).join();
  expect(stored).toContain('Um site para todos.');
  expect(stored).not.toMatch(/captcha|conferencia/);
  expect(screen.getByText(draftWords.text)).toBeInTheDocument();
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
  expect(screen.getByText(draftWords.cleared)).toHaveAttribute('aria-live', 'polite');
});

test('a draft of a day that has passed comes back without it', async () => {
  openBookingWire();
  localStorage.setItem(
    'alinhavo:draft:booking',
    JSON.stringify({
      savedAt: Date.now(),
      values: { nome: 'Ana', data: '2026-03-10', horario: '09:00' },
    }),
  );
  await renderApp('/Agendamento');
  expect(field('Nome')).toHaveValue('Ana');
  expect(day()).toHaveValue('');
});

test('whoever is signed in finds name and e-mail filled in, which is no draft and holds nobody back', async () => {
  openBookingWire();
  const ask = vi.spyOn(window, 'confirm');
  await renderApp('/Agendamento', session({ state: { status: 'signedIn', user: ana } }));
  expect(field('Nome')).toHaveValue('Ana Souza');
  expect(field('Email')).toHaveValue('ana@exemplo.com.br');
  expect(screen.queryByRole('button', { name: 'Limpar' })).toBeNull();
  await userEvent.click(screen.getAllByRole('link', { name: 'Contato' })[0] as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe('/contato'));
  expect(ask).not.toHaveBeenCalled();
});

test('whoever leaves a form that is kept on the device is not asked', async () => {
  openBookingWire();
  const ask = vi.spyOn(window, 'confirm');
  await renderApp('/Agendamento');
  await userEvent.type(field('Nome'), 'Ana');
  await userEvent.click(screen.getAllByRole('link', { name: 'Contato' })[0] as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe('/contato'));
  expect(ask).not.toHaveBeenCalled();
});

test('whoever comes back to a kept form can leave it at any moment: nothing waits to ask', async () => {
  openBookingWire();
  const { unmount } = await renderApp('/Agendamento');
  await userEvent.type(field('Nome'), 'Ana');
  unmount();

  const listen = vi.spyOn(window, 'addEventListener');
  await renderApp('/Agendamento');
  expect(field('Nome')).toHaveValue('Ana');
  expect(screen.getByRole('button', { name: 'Limpar' })).toBeInTheDocument();
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('beforeunload');
});

test('whoever leaves a form that cannot be kept is asked first', async () => {
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

test('beside the form stand the other ways to reach the studio and what happens with the data', async () => {
  openBookingWire();
  await renderApp('/Agendamento');
  expect(within(form()).getByRole('link', { name: studio.email })).toBeInTheDocument();
  expect(within(form()).getByRole('link', { name: studio.phone.label })).toBeInTheDocument();
  expect(within(form()).getByRole('link', { name: 'política de privacidade' })).toHaveAttribute(
    'href',
    '/politica',
  );
});

test('the description’s hint names its limit', async () => {
  openBookingWire();
  await renderApp('/Agendamento');
  expect(field('Descrição do projeto')).toHaveAccessibleDescription(
    expect.stringContaining(`Até ${DESCRIPTION_LIMIT} caracteres.`),
  );
  expect(field('Descrição do projeto')).toHaveAttribute('maxlength', `${DESCRIPTION_LIMIT}`);
});

test('a booking is confirmed at once, and two seconds later on a screen of its own', async () => {
  openBookingWire();
  await renderApp('/Agendamento');
  expect(screen.getByRole('heading', { name: 'O que esperar' })).toBeInTheDocument();
  await fillForm();
  vi.useFakeTimers({
    now: new Date('2026-03-11T13:30:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Confirmar agendamento' }));
  const success = await screen.findByRole('heading', { name: 'Agendamento enviado com sucesso!' });
  await waitFor(() => expect(success).toHaveFocus());
  expect(screen.getByText('123-456-789')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'O que esperar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir agora para a confirmação' })).toHaveAttribute(
    'href',
    '/agendamento-confirmado',
  );
  expect(localStorage.getItem('alinhavo:draft:booking')).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(window.location.pathname).toBe('/agendamento-confirmado'));
  expect(window.history.state.usr).toMatchObject({ nome: 'Ana Souza', referencia: '123-456-789' });
});

test('a visitor may stay: the page moves on no more, and the confirmation is still a link away', async () => {
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
  await person.click(screen.getByRole('button', { name: 'Ficar nesta página' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(window.location.pathname).toBe('/Agendamento');
  expect(screen.getByRole('button', { name: 'Ficar nesta página' })).toHaveFocus();
  await person.click(screen.getByRole('link', { name: 'Ir agora para a confirmação' }));
  await waitFor(() => expect(window.location.pathname).toBe('/agendamento-confirmado'));
});

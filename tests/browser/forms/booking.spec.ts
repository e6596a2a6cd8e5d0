import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { booking } from '#src/copy/forms/booking.ts';
import { bookingConfirmed } from '#src/copy/forms/bookingConfirmed.ts';
import { lastBookableDay } from '#src/domain/agenda/slots.ts';
import { BOOKING_UNREACHABLE } from '#src/domain/site/api.ts';
import { formatLongDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { dateField } from '#tests/support/dateField.ts';
import { openDay, openDays } from '#tests/support/openDays.ts';
import { recordBeacons } from '#tests/support/recordBeacons.ts';

// Most of its tests move the clock.
test.use({ ownContext: true });

/** An open day that is written the same with the month first, as date fields follow the browser's language. */
function evenDay(): string {
  return openDays().find((day) => day.slice(5, 7) === day.slice(8)) ?? '';
}

const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label });
const slot = (page: Page, range: string) => page.getByRole('radio', { name: range });
const ticket = (page: Page) => page.getByRole('region', { name: booking.ticket });
const captcha = (page: Page) => page.getByRole('checkbox', { name: 'Não sou um robô' });
const send = (page: Page) => page.getByRole('button', { name: 'Confirmar agendamento' });

async function openForm(page: Page) {
  await page.clock.install();
  await page.goto('/Agendamento');
  await page.clock.fastForward('00:20');
}

async function chooseDay(page: Page, day: string) {
  await dateField(page, 'Data').fill(day);
  // The function that tells them starts anew for the first visitor.
  await expect(page.getByText(/horários? livres? neste dia/)).toBeVisible();
}

/** Nobody may have more than three bookings ahead, so each day is booked by a person of its own. */
const emailOf = (day: string) => `ana-${day}@exemplo.com.br`;

async function fillForm(page: Page, day: string, range: string) {
  await field(page, 'Nome').fill('Ana Souza');
  await field(page, 'Email').fill(emailOf(day));
  await field(page, 'Telefone').fill('(11) 90000-0000');
  await page.getByRole('radio', { name: 'Acessibilidade Digital' }).check();
  await field(page, 'Descrição do projeto').fill('Um site que todos consigam usar.');
  await chooseDay(page, day);
  await slot(page, range).check();
  await captcha(page).check();
}

const success = (page: Page) => page.getByRole('heading', { name: 'Agendamento enviado com sucesso!' });

test('a consultation is booked: the page says so, two seconds later its own screen, and both mails bring it to the calendar', async ({
  page,
  browser,
  inbox,
}) => {
  const day = openDay(20);
  const beacons = await recordBeacons(page);
  await openForm(page);
  await fillForm(page, day, '11:00 – 11:30');
  await expect(ticket(page)).toContainText('11:00 – 11:45, horário de São Paulo');
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  // The function starts anew.
  await expect(success(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'O que esperar' })).toHaveCount(0);
  const reference = (await page.getByText(/^\d{3}-\d{3}-\d{3}$/).textContent()) ?? '';

  await page.clock.runFor(1999);
  await expect(page).toHaveURL('/Agendamento');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/agendamento-confirmado');
  await expect(page.getByRole('heading', { level: 1, name: bookingConfirmed.title })).toBeFocused();
  await page.clock.resume();
  const told = beacons.map((body) => JSON.parse(body));
  expect(told.filter(({ kind }) => kind === 'booked')).toMatchObject([{ route: '/Agendamento' }]);

  await page.reload();
  const main = page.getByRole('main');
  for (const text of [
    'Agendamento enviado com sucesso!',
    reference,
    'Acessibilidade Digital',
    '45 minutos',
    formatLongDay(day),
    '11:00 – 11:45, horário de São Paulo',
    'Ana Souza',
    'Um site que todos consigam usar.',
  ])
    await expect(main).toContainText(text);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: bookingConfirmed.calendar.action }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`agendamento-${reference}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  const uid = file.match(/^UID:.+$/m)?.[0].trim() ?? '';
  const start = `DTSTART:${day.replaceAll('-', '')}T140000Z`;
  expect(file).toContain(start);

  const mails = () => inbox.about(emailOf(day));
  await expect
    .poll(() => mails().flatMap(({ recipients }) => recipients))
    .toEqual(expect.arrayContaining([emailOf(day), 'ola@alinhavo.example']));
  for (const mail of mails()) {
    expect(mail.text).toContain(reference);
    const invitation = mail.attachments[0]?.content.toString('utf8');
    expect(invitation).toContain(start);
    expect(invitation).toContain(uid);
  }

  const other = await (await browser.newContext()).newPage();
  await other.goto('/Agendamento');
  await chooseDay(other, day);
  await expect(slot(other, '11:00 – 11:30 Reservado')).toBeDisabled();
  await expect(slot(other, '10:00 – 10:30')).toBeEnabled();
  await other.context().close();
});

test.describe('while two visitors want the same slot', () => {
  test.use({ allowedMessage: /Failed to load resource.*409/ });

  test('the second is told so beside the slots, keeps everything, and books another one', async ({
    page,
    context,
    inbox,
  }) => {
    const day = openDay(30);
    await openForm(page);
    await fillForm(page, day, '14:00 – 14:30');
    const faster = await context.newPage();
    await openForm(faster);
    await fillForm(faster, day, '14:00 – 14:30');
    await send(faster).click();
    await expect(success(faster)).toBeVisible();

    await send(page).click();
    const slots = page.getByRole('radiogroup', { name: 'Horário', exact: true });
    await expect(slots).toContainText('Este horário acabou de ser reservado. Escolha outro horário.');
    await expect(slot(page, '09:00 – 09:30')).toBeFocused();
    await expect(slot(page, '14:00 – 14:30 Reservado')).toBeDisabled();
    await expect(field(page, 'Nome')).toHaveValue('Ana Souza');
    await expect(field(page, 'Descrição do projeto')).toHaveValue('Um site que todos consigam usar.');

    await slot(page, '15:00 – 15:30').check();
    await captcha(page).check();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(success(page)).toBeVisible();
    await page.getByRole('link', { name: 'Ir agora para a confirmação' }).click();
    await expect(page.getByRole('main')).toContainText('15:00 – 15:45, horário de São Paulo');
    await expect.poll(() => inbox.about(emailOf(day))).toHaveLength(4);
  });
});

test.describe('while answers get lost on the way', () => {
  test.use({ allowedMessage: /Failed to load resource: net::ERR_CONNECTION_RESET/ });

  test('a booking sent again after a reload is the same booking, not a second one', {
    tag: '@all',
  }, async ({ page, inbox }) => {
    const day = openDay(50);
    await openForm(page);
    await fillForm(page, day, '15:00 – 15:30');
    const stored: string[] = [];
    await page.route('/api/sendAgendamento', async (route) => {
      const answer = await (await route.fetch()).json();
      stored.push(answer.referencia);
      await route.abort('connectionreset');
    });
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(BOOKING_UNREACHABLE);
    await page.unroute('/api/sendAgendamento');

    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await page.clock.fastForward('00:20');
    await expect(slot(page, '15:00 – 15:30')).toBeChecked();
    await send(page).focus();
    await captcha(page).check();
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expect(page.getByText(/^\d{3}-\d{3}-\d{3}$/)).toHaveText(stored[0] ?? '');
    await expect.poll(() => inbox.about(emailOf(day))).toHaveLength(2);
  });
});

test('everything is done with the keyboard alone', { tag: '@all' }, async ({ page, inbox }) => {
  const day = evenDay();
  const [year, month, date] = day.split('-');
  await openForm(page);
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    const focused = page.locator(`[name="${name}"]:focus`);
    for (let presses = 0; presses < 30 && (await focused.count()) === 0; presses += 1)
      await keyboard.press('Tab');
    await expect(focused).toBeFocused();
  };
  await tabTo('nome');
  await keyboard.type('Davi Rocha');
  await tabTo('email');
  await keyboard.type('davi@exemplo.com.br');
  await tabTo('telefone');
  await keyboard.type('11 90000-0001');
  await tabTo('tipoConsulta');
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Outro' })).toBeChecked();
  await tabTo('outroTipo');
  await keyboard.type('Bibliotecas');
  await tabTo('descricaoProjeto');
  await keyboard.type('Uma rede de bibliotecas.');
  await tabTo('data');
  await keyboard.type(`${date}${month}${year}`);
  await expect(page.getByText(/horários? livres? neste dia/)).toBeVisible();
  await tabTo('horario');
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(ticket(page)).toContainText('10:00 – 10:30, horário de São Paulo');
  await expect(ticket(page)).toContainText('Outro: Bibliotecas');
  await tabTo('captcha');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(success(page)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: bookingConfirmed.title })).toBeFocused();
  await expect.poll(() => inbox.about('davi@exemplo.com.br')).toHaveLength(2);
});

test.describe('on the other side of the world', { tag: '@all' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('days are those of São Paulo, and the visitor also reads their own time', async ({ page }) => {
    const now = new Date();
    await page.goto('/Agendamento');
    const day = dateField(page, 'Data');
    await expect(day).toHaveAttribute('min', todayInSaoPaulo(now));
    await expect(day).toHaveAttribute('max', lastBookableDay(now));
    await chooseDay(page, openDay(40));
    await slot(page, '16:00 – 16:30').check();
    await expect(ticket(page)).toContainText('16:00 – 16:30, horário de São Paulo');
    await expect(ticket(page)).toContainText(/No seu fuso.*04:00\s–\s04:30/);
  });
});

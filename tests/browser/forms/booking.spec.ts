import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { booking } from '#src/copy/forms/booking.ts';
import { bookingConfirmed } from '#src/copy/forms/bookingConfirmed.ts';
import { lastBookableDay } from '#src/domain/agenda/slots.ts';
import { addDays, formatLongDay, mondayOf } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { dateField } from '#tests/support/dateField.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { openDay } from '#tests/support/openDays.ts';
import { recordBeacons } from '#tests/support/recordBeacons.ts';

// Most tests of this file move the clock.
test.use({ ownContext: true });

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
  // The first visitor waits for the cold start of the function that returns the times.
  await expect(page.getByText(/horários? livres? neste dia/)).toBeVisible();
}

/** A person may have at most three upcoming bookings, so each day is booked by another person. */
const emailOf = (day: string) => `ana-${day}@exemplo.com.br`;

async function fillForm(page: Page, day: string, range: string) {
  await field(page, 'Nome').fill('Ana Souza');
  await field(page, 'Email').fill(emailOf(day));
  await field(page, 'Telefone').fill('(11) 90000-0000');
  await page.getByRole('radio', { name: 'Acessibilidade digital' }).check();
  await field(page, 'Descrição do projeto').fill('Um site que todos consigam usar.');
  await chooseDay(page, day);
  await slot(page, range).check();
  await captcha(page).check();
}

test('a press on the button is not lost while captcha and free days load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await holdRequests(page, '**/api/horarios*');
  await page.goto('/Agendamento');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  // The texts above the button take less height when their font has loaded.
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Atkinson')));
  // Simulates Safari, which has no scroll anchoring.
  await page.addStyleTag({ content: ':root { overflow-anchor: none; }' });
  await send(page).hover();
  const place = await send(page).boundingBox();
  await page.mouse.down();
  answer();
  await expect(captcha(page)).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Próximos dias' }).getByRole('radio')).toHaveCount(6);
  expect(await send(page).boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(page.getByText('Nome é obrigatório').first()).toBeVisible();
});

const success = (page: Page) => page.getByRole('heading', { name: 'Agendamento enviado com sucesso!' });

test('a day is chosen by keyboard; a closed day is explained, and the nearest free days are offered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Agendamento');
  const days = page.getByRole('radiogroup', { name: 'Próximos dias com horário livre' });
  await expect(days.getByRole('radio')).toHaveCount(6);
  const name = await days.locator('label').first().textContent();
  expect(name).toMatch(/^\S+-feira, \d+ de \S+, \d horários? livres?$/);
  await days.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(days.getByRole('radio').nth(1)).toBeFocused();
  await expect(days.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  const times = page.getByRole('radiogroup', { name: 'Horário', exact: true });
  await expect(times.getByRole('radio').and(page.locator(':enabled')).first()).toBeFocused();
  await page.getByRole('button', { name: 'Mais dias' }).click();
  await expect(days.getByRole('radio')).toHaveCount(12);
  await dateField(page, 'Data').fill(addDays(mondayOf(openDay(60)), 6));
  await expect(page.getByText('O estúdio não atende aos domingos.')).toBeVisible();
  await expect(page.getByText('Dias livres mais próximos:')).toBeVisible();
  await expectAccessible(page);
});

test('a consultation is booked, and its mails add it to calendars', async ({ page, inbox }) => {
  const day = openDay(20);
  const beacons = await recordBeacons(page);
  await openForm(page);
  await fillForm(page, day, '11:00 – 11:30');
  await expect(ticket(page)).toContainText('11:00 – 11:45, horário de São Paulo');
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  // The first call of the function has a cold start, so this can take longer.
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
  const typed = ['Acessibilidade digital', 'Ana Souza', 'Um site que todos consigam usar.'];
  const times = ['45 minutos', formatLongDay(day), '11:00 – 11:45, horário de São Paulo'];
  for (const text of ['Agendamento enviado com sucesso!', reference, ...typed, ...times])
    await expect(main).toContainText(text);
  await expect(main).toContainText(/Mandamos o link da chamada por email até \S+-feira/);
  const link = main.getByRole('link', { name: 'Ver, mudar ou cancelar o agendamento' });
  await expect(link).toHaveAttribute('href', /\/agendamento\/gerir#/);

  const event = page.waitForEvent('download');
  await page.getByRole('button', { name: bookingConfirmed.calendar.action }).click();
  const download = await event;
  expect(download.suggestedFilename()).toBe(`agendamento-${reference}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  const uid = file.match(/^UID:.+$/m)?.[0].trim() ?? '';
  const start = `DTSTART:${day.replaceAll('-', '')}T140000Z`;
  expect(file).toContain(start);

  const mails = () => inbox.about(emailOf(day));
  const recipients = () => mails().flatMap(({ recipients }) => recipients);
  await expect.poll(recipients).toEqual(expect.arrayContaining([emailOf(day), 'ola@alinhavo.example']));
  for (const mail of mails()) {
    expect(mail.text).toContain(reference);
    const invitation = mail.attachments[0]?.content.toString();
    expect(invitation).toContain(start);
    expect(invitation).toContain(uid);
  }
});

test.describe('when two visitors want the same slot', () => {
  test.use({ allowedMessage: /Failed to load resource.*409/ });

  test('the second visitor sees that the slot is taken, keeps everything typed, and books another slot', async ({
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

test.describe('in a distant time zone', { tag: '@all' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('days follow São Paulo time, and times also appear in the visitor’s time zone', async ({ page }) => {
    const now = new Date();
    await page.goto('/Agendamento');
    const day = dateField(page, 'Data');
    await expect(day).toHaveAttribute('min', todayInSaoPaulo(now));
    await expect(day).toHaveAttribute('max', lastBookableDay(now));
    await chooseDay(page, openDay(40));
    await page.getByRole('radio', { name: 'Acessibilidade Digital' }).check();
    // A card shows 30 minutes; the ticket shows the duration of the chosen type of consultation.
    await expect(slot(page, '16:00 – 16:30')).toHaveAccessibleName(/No seu fuso.*04:00\s–\s04:30/);
    await slot(page, '16:00 – 16:30').check();
    await expect(ticket(page)).toContainText('16:00 – 16:45, horário de São Paulo');
    await expect(ticket(page)).toContainText(/No seu fuso.*04:00\s–\s04:45/);
  });
});

import type { Page } from '@playwright/test';
import { AVAILABILITY_PATH } from '#src/domain/agenda/availability.ts';
import { addDays, formatDayAndMonth, formatLongDay, formatNumericDay } from '#src/domain/time/calendarDay.ts';
import { mondayOf } from '#src/domain/time/mondayOf.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { dateField } from '#tests/support/dateField.ts';
import { db, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { openDay } from '#tests/support/openDays.ts';
import {
  bookingSubmission,
  ownName,
  storedWithMail,
  storeSubmissions,
  takenOn,
} from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

const part = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .last();
const stored = (id: string) => storedWithMail(db, { kind: 'bookings', id });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the studio closes a week with bookings, which are shown and cancelled first, and opens it again', async ({
    page,
    browser,
  }) => {
    // Two people's pages, and a function that starts anew.
    test.slow();
    const monday = mondayOf(openDay(100));
    const [nome, data] = [ownName('Rita'), openDay(100)];
    const reason = 'Semana de estudo';
    const booking = bookingSubmission({ nome, data, email: newEmail(), horario: '14:00' });
    await storeSubmissions(db, [booking]);
    await openDesk(page, `/agenda?data=${data}`);
    await page.getByRole('button', { name: 'Fechar dias' }).click();
    const day = (date: string) =>
      page.getByRole('grid').getByRole('button', { name: formatNumericDay(date).slice(0, 5) });
    await day(addDays(monday, 6)).click();
    await day(monday).click();
    const dialog = page.getByRole('dialog', { name: 'Fechar dias' });
    await expect(dateField(dialog, 'De')).toHaveValue(monday);
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'Há consultas marcadas' })).toBeFocused();
    await expect(dialog).toContainText(nome);
    expect(await stored(booking.id)).toMatchObject({ holdsSlot: true });
    await dialog.getByRole('button', { name: /^Fechar e cancelar todas/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid').getByText(`Fechado: ${reason}`)).toHaveCount(42);
    expect(await stored(booking.id)).toMatchObject({
      holdsSlot: false,
      mail: { outstanding: ['cancellation', 'studioCancellation'] },
    });
    expect(await takenOn(db, data)).toEqual([]);
    const open = await db.doc(AVAILABILITY_PATH).get();
    expect(JSON.stringify(open.data())).not.toContain('estudo');

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/Agendamento');
    await dateField(visitor, 'Data').fill(data);
    await expect(visitor.getByText('O estúdio não atende neste dia.')).toBeVisible();

    await page.goto('/admin/ajustes');
    const closures = part(page, 'Dias e horários fechados');
    await closures
      .getByRole('listitem')
      .filter({ hasText: reason })
      .getByRole('button', { name: /^Reabrir/ })
      .click();
    await expect(closures).not.toContainText(reason);
    await visitor.reload();
    await dateField(visitor, 'Data').fill(data);
    await expect(visitor.getByText('6 horários livres neste dia.')).toBeVisible();
    await visitor.context().close();
  });

  test('a booking made by phone is entered, and seen in the week and with its history', async ({ page }) => {
    const nome = ownName('Tião');
    const data = openDay(80);
    await openDesk(page);
    await page.getByRole('button', { name: 'Novo', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Anotar um agendamento' });
    await form.getByRole('button', { name: 'Anotar' }).click();
    await expect(form.getByText('Nome é obrigatório')).toBeVisible();
    await form.getByRole('textbox', { name: 'Nome' }).fill(nome);
    await form.getByRole('textbox', { name: 'Telefone' }).fill('(11) 90000-0000');
    await form.getByRole('combobox', { name: 'Assunto' }).selectOption('branding');
    await dateField(form, 'Data').fill(data);
    await form.getByRole('combobox', { name: 'Horário' }).selectOption('16:00');
    await form.getByRole('button', { name: 'Anotar' }).click();
    await expect(form.getByText('Anotado: está na agenda do dia.')).toBeVisible();

    await page.goto(`/admin/agenda?data=${data}`);
    await expect(
      page.getByRole('heading', { name: `Semana de ${formatDayAndMonth(mondayOf(data))}` }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Mês' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(7);
    await expectAccessible(page);
    await page.getByRole('link', { name: nome }).click();
    await expect(page.getByRole('heading', { name: nome, level: 2 })).toBeVisible();
    await expect(main(page)).toContainText('Anotado pela equipe');
    await page.getByRole('textbox', { name: /Endereço desta conversa/ }).fill('https://video.example/sala');
    await page.getByRole('button', { name: 'Salvar o endereço' }).click();
    await expect(main(page)).toContainText('Endereço definido por você');
  });
});

test.describe('where a slot is refused', () => {
  test.use({ allowedMessage: /Failed to load resource.*409/ });

  test('a booking is noted on a slot by a press, dragged to another, and moved by keyboard where that is refused', async ({
    page,
  }) => {
    const nome = ownName('Noé');
    const [data, friday] = [openDay(64), openDay(65)];
    const slot = (time: string) =>
      page.getByRole('button', { name: `Livre (${formatLongDay(data)}, ${time})`, exact: true });
    await openDesk(page, `/agenda?aba=dia&data=${data}`);
    await slot('10:00').press('Enter');
    const form = page.getByRole('dialog', { name: `${formatLongDay(data)}, 10:00` });
    await form.getByRole('textbox', { name: 'Nome' }).fill(nome);
    await form.getByRole('textbox', { name: 'Telefone' }).fill('(11) 90000-0000');
    await form.getByRole('combobox', { name: 'Assunto' }).selectOption('branding');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Anotar', exact: true }).click();
    await expect(form).toBeHidden();

    await page.getByRole('link', { name: nome }).dragTo(slot('15:00'));
    const dialog = page.getByRole('dialog', { name: 'Mudar de horário' });
    await expect(dialog.getByRole('combobox', { name: 'Horário' })).toHaveValue('15:00');
    await dialog.getByRole('button', { name: 'Mudar sem avisar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: /^15:00/ })).toContainText(nome);
    expect(await takenOn(db, data)).toEqual(['15:00']);

    await page.getByRole('link', { name: nome }).press('Enter');
    await page.getByRole('button', { name: 'Mudar de horário' }).press('Enter');
    await dateField(dialog, 'Data').fill(friday);
    await dialog.getByRole('combobox', { name: 'Horário' }).selectOption('09:00');
    await storeSubmissions(db, [bookingSubmission({ data: friday })]);
    await dialog.getByRole('button', { name: 'Mudar sem avisar' }).press('Enter');
    await expect(dialog).toContainText('Este horário acabou de ser reservado.');
    expect(await takenOn(db, data)).toEqual(['15:00']);
  });
});

test('a slot is closed with a word of the studio’s own, which no visitor gets to see, and opened again', async ({
  page,
}) => {
  const data = openDay(66);
  await openDesk(page, `/agenda?aba=dia&data=${data}`);
  await page.getByRole('button', { name: `Livre (${formatLongDay(data)}, 14:00)` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Uma palavra/ }).fill('dentista');
  await dialog.getByRole('button', { name: 'Fechar este horário' }).click();
  const closed = page.getByRole('button', { name: /^Fechado: dentista/ });
  await expect(closed).toBeVisible();
  expect(JSON.stringify((await db.doc(AVAILABILITY_PATH).get()).data())).not.toContain('dentista');
  await closed.click();
  await dialog.getByRole('button', { name: 'Reabrir o que foi fechado' }).click();
  await expect(page.getByRole('button', { name: /^Livre/ })).toHaveCount(6);
});

test('opening hours are kept, and the calendar’s address is shown once', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openDesk(page, '/ajustes');
  const hours = part(page, 'Dias e horários');
  await expect(hours).toContainText('Sábados, domingos e feriados nacionais começam fechados.');
  await hours.getByRole('checkbox', { name: 'Fechar em Corpus Christi' }).check();
  await hours.getByRole('button', { name: 'Salvar' }).click();
  await expect(hours.getByText('Salvo.')).toBeVisible();
  await page.reload();
  await expect(hours.getByRole('checkbox', { name: 'Fechar em Corpus Christi' })).toBeChecked();
  // Other tests book that day where it is open.
  await hours.getByRole('checkbox', { name: 'Fechar em Corpus Christi' }).uncheck();
  await hours.getByRole('button', { name: 'Salvar' }).click();
  await expect(hours.getByText('Salvo.')).toBeVisible();
  expect((await db.doc(AVAILABILITY_PATH).get()).get('weekdays').sunday).toEqual([]);

  const feed = part(page, 'Calendário do estúdio');
  await feed.getByRole('button', { name: 'Criar um endereço' }).click();
  const address = (await feed.locator('code').textContent()) ?? '';
  expect((await request.get(address)).headers()['content-type']).toContain('text/calendar');
  await feed.getByRole('button', { name: 'Desligar o endereço' }).click();
  await expect(feed.getByText('O endereço não vale mais.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

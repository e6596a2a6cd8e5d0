import type { Page } from '@playwright/test';
import { AVAILABILITY_PATH, DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { weekdayOf } from '#src/domain/agenda/slotObstacle.ts';
import {
  addDays,
  formatLongDay,
  formatShortDay,
  formatWeekday,
  mondayOf,
} from '#src/domain/time/calendarDay.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { dateField } from '#tests/support/dateField.ts';
import { db, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { openDay } from '#tests/support/openDays.ts';
import { dataAt, store, storedBooking } from '#tests/support/store.ts';
import { bookingSubmission, ownName, storedWithMail, takenOn } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

const part = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 3, name, exact: true }) }).last();
const stored = (id: string) => storedWithMail(db, { kind: 'bookings', id });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the studio closes and reopens a week, and cancels a booking in it', async ({ page, browser }) => {
    // This test takes long, because it opens two people's pages, and a function has a cold start.
    test.slow();
    const monday = mondayOf(openDay(100));
    const [nome, data] = [ownName('Rita'), openDay(100)];
    const reason = 'Semana de estudo';
    const booking = bookingSubmission({ nome, data, email: newEmail(), horario: '14:00' });
    const kept = bookingSubmission({ nome: ownName('Saulo'), data, email: newEmail(), horario: '15:00' });
    await store(booking, kept);
    await openDesk(page, `/agenda?data=${data}`);
    await page.getByRole('button', { name: 'Fechar dias' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fechar dias' });
    await expect(dateField(dialog, 'De')).toHaveValue(data);
    await dateField(dialog, 'De').fill(monday);
    await dateField(dialog, 'Até').fill(addDays(monday, 6));
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Há consultorias marcadas' });
    await asked.getByRole('button', { name: 'Voltar sem fechar' }).click();
    await expect(dialog).toContainText('Nada foi salvo.');
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(asked).toContainText(nome);
    await expect(asked.getByRole('button', { name: 'Fechar e manter todas' })).toBeVisible();
    await expectAccessible(page);
    expect(await stored(booking.id)).toMatchObject({ holdsSlot: true });
    await asked.getByRole('checkbox', { name: new RegExp(nome) }).check();
    // The offered times are outside the days that the studio is about to close.
    const offer = asked.getByRole('combobox', { name: 'Horário 1' });
    await expect(offer).not.toHaveValue('');
    await expect(offer.getByRole('option', { name: new RegExp(formatShortDay(data)) })).toHaveCount(0);
    await asked.getByRole('button', { name: 'Fechar e cancelar 1' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid').getByText(`Fechado: ${reason}`)).toHaveCount(41);
    expect(await stored(kept.id)).toMatchObject({ holdsSlot: true, cancelledAt: null });
    expect(await stored(booking.id)).toMatchObject({ holdsSlot: false });
    const told = await db.collection('mails').where('submission', '==', `bookings/${booking.id}`).get();
    expect(told.docs.map((mail) => mail.get('kind')).sort()).toEqual(['cancellation', 'studioCancellation']);
    expect((await stored(booking.id))?.cancellation.offers).toHaveLength(2);
    expect(await takenOn(db, data)).toEqual(['15:00']);
    const open = await db.doc(AVAILABILITY_PATH).get();
    expect(JSON.stringify(open.data())).not.toContain('estudo');

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/Agendamento');
    await dateField(visitor, 'Data').fill(data);
    await expect(visitor.getByText('O estúdio não atende neste dia.')).toBeVisible();

    await page.goto('/admin/ajustes');
    const closures = part(page, 'Dias e horários fechados');
    const closure = closures.getByRole('listitem').filter({ hasText: reason });
    await closure.getByRole('button', { name: /^Reabrir/ }).click();
    await expect(closures).not.toContainText(reason);
    await visitor.reload();
    await dateField(visitor, 'Data').fill(data);
    await expect(visitor.getByText('5 horários livres neste dia.')).toBeVisible();
    await visitor.context().close();
  });
});

test.describe('when a slot is refused', () => {
  test.use({ allowedMessage: /Failed to load resource.*409/ });

  test('a booking is entered at a slot, dragged to another, and moved by keyboard', async ({ page }) => {
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
    await expect(main(page)).toContainText('O horário mudou.');
    await page.getByRole('link', { name: nome }).press('Enter');
    await page.getByRole('button', { name: 'Dados' }).click();
    await expect(main(page)).toContainText('Anotado pela equipe');
    await page
      .getByRole('textbox', { name: /Endereço desta consultoria/ })
      .fill('https://video.example/sala');
    await page.getByRole('button', { name: 'Salvar o endereço' }).click();
    await expect(main(page)).toContainText('Endereço definido por você');
    await page.getByRole('button', { name: 'Mudar de horário' }).press('Enter');
    await dateField(dialog, 'Data').fill(friday);
    await dialog.getByRole('combobox', { name: 'Horário' }).selectOption('09:00');
    await store(bookingSubmission({ data: friday }));
    await dialog.getByRole('button', { name: 'Mudar sem avisar' }).press('Enter');
    await expect(dialog).toContainText('Este horário acabou de ser reservado.');
    expect(await takenOn(db, data)).toEqual(['15:00']);
  });
});

test('a slot is closed with a reason that no visitor sees, and opened again', async ({ page }) => {
  const data = openDay(66);
  await openDesk(page, `/agenda?aba=dia&data=${data}`);
  await page.getByRole('button', { name: `Livre (${formatLongDay(data)}, 14:00)` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Uma palavra/ }).fill('dentista');
  await dialog.getByRole('button', { name: 'Fechar este horário' }).click();
  const closed = page.getByRole('button', { name: /^Fechado: dentista/ });
  await expect(closed).toBeVisible();
  expect(JSON.stringify(await dataAt(AVAILABILITY_PATH))).not.toContain('dentista');
  await closed.click();
  await dialog.getByRole('button', { name: 'Reabrir o que foi fechado' }).click();
  await expect(page.getByRole('button', { name: /^Livre/ })).toHaveCount(6);
});

test.describe('when two people change the settings', () => {
  test.use({ allowedMessage: /Failed to load resource.*409/ });

  test('saving hours that exclude a booking asks for a confirmation, and does not overwrite a colleague’s unseen change', async ({
    page,
  }) => {
    const data = openDay(120);
    const weekday = weekdayOf(data);
    const name = new RegExp(formatWeekday(data), 'i');
    const given = { nome: ownName('Tadeu'), email: newEmail() };
    const booking = await storedBooking({ ...given, data, horario: '14:00' });
    const before = await dataAt(AVAILABILITY_PATH);
    await openDesk(page, '/ajustes');
    const hours = part(page, 'Dias e horários');
    const save = () => hours.getByRole('button', { name: 'Salvar', exact: true }).click();
    const slot = hours.getByRole('group', { name }).getByRole('checkbox', { name: '14:00' });
    await slot.uncheck();
    await hours.getByRole('checkbox', { name: 'Fechar em Corpus Christi' }).check();
    page.once('dialog', (question) => void question.dismiss());
    await page.getByRole('link', { name: 'Equipe' }).click();
    await expect(slot).not.toBeChecked();
    await save();
    const asked = page.getByRole('dialog');
    await expect(asked).toContainText(booking.nome);
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Voltar sem salvar' }).click();
    await expect(hours.getByText('Nada foi salvo.')).toBeVisible();
    expect(await dataAt(AVAILABILITY_PATH)).toEqual(before);

    await db.doc(AVAILABILITY_PATH).set({ ...DEFAULT_AVAILABILITY, ...before, noticeHours: 13 });
    await save();
    await asked.getByRole('button', { name: 'Salvar e manter' }).click();
    await expect(asked.getByText('Outra pessoa da equipe salvou estes ajustes')).toBeVisible();
    await asked.getByRole('button', { name: 'Salvar e manter' }).click();
    await expect(hours.getByText('Salvo.')).toBeVisible();
    const after = await dataAt(AVAILABILITY_PATH);
    expect(after?.weekdays[weekday]).not.toContain('14:00');
    expect(after?.optionalHolidays).toContain('corpusChristi');
    expect(await stored(booking.id)).toMatchObject({ holdsSlot: true, cancelledAt: null });
    // Restores the usual hours, which other tests need.
    await db.doc(AVAILABILITY_PATH).set({ ...DEFAULT_AVAILABILITY, ...before });
    await page.reload();
    const open = hours.getByRole('checkbox', { name: /^\d\d:00$/, checked: true });
    await expect(open.first()).toBeVisible();
    while ((await open.count()) > 0) await open.first().uncheck();
    await save();
    await expect(asked).toContainText('ninguém marca pelo site');
    await asked.getByRole('button', { name: 'Voltar sem salvar' }).click();
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('link', { name: 'Hoje', exact: true }).click();
    await expect(page).toHaveURL('/admin');
  });
});

test('the calendar of the studio gets a secret address', { tag: '@all' }, async ({ page, request }) => {
  await openDesk(page, '/ajustes');
  const feed = part(page, 'Calendário do estúdio');
  await feed.getByRole('button', { name: 'Criar um endereço' }).click();
  const address = (await feed.locator('code').textContent()) ?? '';
  expect((await request.get(address)).headers()['content-type']).toContain('text/calendar');
  await feed.getByRole('button', { name: 'Desligar o endereço' }).click();
  await expect(feed.getByText('O endereço não vale mais.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

import type { Page } from '@playwright/test';
import { AVAILABILITY_PATH } from '#src/domain/agenda/availability.ts';
import { addDays, formatDayAndMonth } from '#src/domain/time/calendarDay.ts';
import { mondayOf } from '#src/domain/time/mondayOf.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { dateField } from '#tests/support/dateField.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openDay } from '#tests/support/openDays.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import {
  bookingSubmission,
  ownName,
  storedWithMail,
  storeSubmissions,
  takenOn,
} from '#tests/support/submissions.ts';
import { newEmail, provideAdministrator } from '#tests/support/testAccounts.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let administrator: Awaited<ReturnType<typeof provideAdministrator>>;
test.beforeAll(async () => {
  db = await openDatabase();
  administrator = await provideAdministrator();
});

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
  }) => {
    // Two people's pages, and a function that starts anew.
    test.slow();
    const monday = mondayOf(openDay(100));
    const [nome, data] = [ownName('Rita'), openDay(100)];
    const reason = 'Semana de estudo';
    const booking = bookingSubmission({ nome, data, email: newEmail(), horario: '14:00' });
    await storeSubmissions(db, [booking]);
    await openSignedIn(page, administrator, '/admin/ajustes');
    const closures = part(page, 'Dias e horários fechados');
    await expect(closures).toBeVisible();
    await expectAccessible(page);
    await dateField(closures, 'De').fill(monday);
    await dateField(closures, 'Até').fill(addDays(monday, 6));
    await closures.getByRole('textbox', { name: /Motivo/ }).fill(reason);
    await closures.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(closures.getByRole('heading', { name: 'Há consultas marcadas' })).toBeFocused();
    await expect(closures).toContainText(nome);
    expect(await stored(booking.id)).toMatchObject({ holdsSlot: true });
    await closures.getByRole('button', { name: /^Fechar e cancelar todas/ }).click();
    await expect(closures).toContainText(reason);
    expect(await stored(booking.id)).toMatchObject({
      holdsSlot: false,
      mail: { outstanding: ['cancellation', 'studioCancellation'] },
    });
    expect(await takenOn(db, data)).toEqual([]);
    const open = await db.doc(AVAILABILITY_PATH).get();
    expect(JSON.stringify(open.data())).not.toContain('estudo');

    const visitor = await (await page.context().browser()?.newContext())?.newPage();
    if (!visitor) throw new Error('There is no second visitor');
    await visitor.goto('/Agendamento');
    await dateField(visitor, 'Data').fill(data);
    await expect(visitor.getByText('O estúdio não atende neste dia.')).toBeVisible();

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
    await openSignedIn(page, administrator, '/admin');
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
    await page.getByRole('link', { name: nome }).click();
    await expect(page.getByRole('heading', { name: nome, level: 2 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Anotado pela equipe');
    await page.getByRole('textbox', { name: /Endereço desta conversa/ }).fill('https://video.example/sala');
    await page.getByRole('button', { name: 'Salvar o endereço' }).click();
    await expect(page.getByRole('main')).toContainText('Endereço definido por você');
  });
});

test('opening hours are kept, and the calendar’s address is shown once', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openSignedIn(page, administrator, '/admin/ajustes');
  const hours = part(page, 'Dias e horários');
  await hours.getByRole('checkbox', { name: 'Fechar em Corpus Christi' }).check();
  await hours.getByRole('button', { name: 'Salvar' }).click();
  await expect(hours.getByText('Salvo.')).toBeVisible();
  await page.reload();
  await expect(hours.getByRole('checkbox', { name: 'Fechar em Corpus Christi' })).toBeChecked();
  expect((await db.doc(AVAILABILITY_PATH).get()).get('weekdays').sunday).toEqual([]);

  const feed = part(page, 'Calendário do estúdio');
  await feed.getByRole('button', { name: 'Criar um endereço' }).click();
  const address = (await feed.locator('code').textContent()) ?? '';
  expect((await request.get(address)).headers()['content-type']).toContain('text/calendar');
  await feed.getByRole('button', { name: 'Desligar o endereço' }).click();
  await expect(feed.getByText('O endereço não vale mais.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

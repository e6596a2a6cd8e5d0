import type { Locator, Page } from '@playwright/test';
import { adminCancel } from '#src/desk/words/adminCancel.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { mondayOf } from '#src/domain/time/mondayOf.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import { bookingSubmission, ownName, storeSubmissions } from '#tests/support/submissions.ts';
import { newEmail, provideAdministrator } from '#tests/support/testAccounts.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let administrator: Awaited<ReturnType<typeof provideAdministrator>>;
test.beforeAll(async () => {
  db = await openDatabase();
  administrator = await provideAdministrator();
});

/** A click, a drag or a chosen value is a press; what is typed is none. */
function countPresses() {
  let presses = 0;
  const press = async (step: Promise<unknown>) => {
    presses += 1;
    await step;
  };
  return { press, count: () => presses };
}

/**
 * A booking on the Thursday of next week, so that one walks a week on to it whatever the day is today. It has waited for longer
 * than any other test's.
 */
async function openDesk(page: Page, horario: '09:00' | '10:00') {
  const data = addDays(mondayOf(todayInSaoPaulo(new Date())), 10);
  const createdAt = new Date(Date.now() - 300 * 86_400_000);
  const booking = bookingSubmission({ nome: ownName('Lia'), email: newEmail(), data, horario, createdAt });
  await storeSubmissions(db, [booking]);
  await openSignedIn(page, administrator, '/admin');
  const link = (name: string): Locator => page.getByRole('link', { name, exact: true });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const stored = async () => (await db.doc(`bookings/${booking.id}`).get()).data();
  return { booking, link, button, stored, ...countPresses() };
}

test('a booking of next week is moved with four presses', async ({ page }) => {
  const { booking, link, button, stored, press, count } = await openDesk(page, '09:00');
  await press(link('Agenda').click());
  await press(link('Seguinte').click());
  const free = page
    .getByRole('grid')
    .getByRole('button', { name: /^Livre/ })
    .last();
  await press(page.getByRole('link', { name: booking.nome }).dragTo(free));
  await press(button('Mudar e avisar').click());
  await expect.poll(async () => (await stored())?.sequence).toBe(1);
  expect(count()).toBe(4);
});

test('a booking that waits is cancelled with two offered times with four presses', async ({ page }) => {
  const { booking, button, stored, press, count } = await openDesk(page, '10:00');
  await press(page.getByRole('link', { name: booking.nome }).click());
  await press(button('Cancelar o agendamento').click());
  await expect(page.getByRole('combobox', { name: 'Horário 2' })).not.toHaveValue('');
  await press(page.getByRole('combobox', { name: adminCancel.reason }).selectOption('unforeseen'));
  await press(button('Sim, cancelar').click());
  await expect.poll(async () => (await stored())?.cancellation?.offers.length).toBe(2);
  expect(count()).toBe(4);
});

test('a booking made by phone is noted with five presses', async ({ page }) => {
  const { link, button, press, count } = await openDesk(page, '09:00');
  const nome = ownName('Tião');
  await press(link('Agenda').click());
  await press(link('Seguinte').click());
  await press(
    page
      .getByRole('grid')
      .getByRole('button', { name: /^Livre/ })
      .first()
      .click(),
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await dialog.getByRole('textbox', { name: 'Telefone' }).fill('(11) 90000-0000');
  await press(dialog.getByRole('combobox', { name: 'Assunto' }).selectOption('branding'));
  await press(button('Anotar').click());
  await expect(page.getByRole('grid').getByRole('link', { name: nome })).toBeVisible();
  expect(count()).toBe(5);
});

test('the day is there with one press from wherever one is', async ({ page }) => {
  const { link, press, count } = await openDesk(page, '10:00');
  await page.goto('/admin/agenda');
  await press(link('Hoje').first().click());
  await expect(page.getByRole('region', { name: 'Conversas de hoje' })).toBeVisible();
  expect(count()).toBe(1);
});

import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, main, openDesk, record, searchInbox } from '#tests/support/desk.ts';
import { BOTH_THEMES, expectAccessible } from '#tests/support/expectAccessible.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import { store } from '#tests/support/store.ts';
import { bookingSubmission, failedMails, messageSubmission, ownName } from '#tests/support/submissions.ts';
import { newAccount, newEmail } from '#tests/support/testAccounts.ts';

// No other test uses this day.
const data = '2031-05-06';
const family = ownName('Albuquerque');
/** A family name shared by so many people that the list of them must be scrolled. */
const crowd = ownName('Ferreira');
const text = 'Boa tarde! Queremos um site que todos consigam usar.\n\nPodemos conversar na terça?';

const message = messageSubmission({ nome: `Ana ${family}`, mensagem: text, mail: failedMails });
const booking = bookingSubmission({ nome: `Davi ${family}`, data, email: newEmail() });
const gone = { data, holdsSlot: false, cancelledAt: new Date() };
const cancelled = bookingSubmission({ nome: `Bia ${family}`, ...gone });

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

test.beforeAll(async () => {
  const more = Array.from({ length: 30 }, (_, index) =>
    messageSubmission({ nome: `Caio ${index} ${crowd}`, createdAt: hoursAgo(index + 1) }),
  );
  await store(message, booking, cancelled, ...more);
  await db.doc(`audit/${booking.id}`).set({
    action: 'export',
    by: 'someone',
    // A future time, so that this entry comes first in the log, whatever other tests do meanwhile.
    at: hoursAgo(-1),
    submissions: [`messages/${message.id}`, `bookings/${booking.id}`],
  });
});

const row = (page: Page, name: string) => page.getByRole('link', { name: `${name} ${family}`, exact: true });
const recordOf = (page: Page, name: string) => record(page, `${name} ${family}`);

const screens: [name: string, at: string, prepare: (page: Page) => Promise<void>][] = [
  ['the day', '', (page) => expect(page.getByRole('region', { name: 'Esperam resposta' })).toBeVisible()],
  [
    'an undelivered message',
    `/conversas?registro=${message.id}`,
    (page) => expect(recordOf(page, 'Ana')).toBeVisible(),
  ],
  [
    'a booking of the day',
    `/agenda?aba=dia&data=${data}&registro=${booking.id}`,
    (page) => expect(recordOf(page, 'Davi')).toBeVisible(),
  ],
  [
    'the month',
    `/agenda?aba=mes&data=${data}`,
    (page) => expect(page.getByRole('columnheader')).toHaveCount(7),
  ],
  [
    'the question before a cancellation',
    `/conversas?registro=${booking.id}`,
    async (page) => {
      await page.getByRole('button', { name: 'Cancelar o agendamento' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the data of a person',
    `/pessoas?registro=${booking.id}`,
    (page) => expect(record(page, booking.nome)).toBeVisible(),
  ],
  [
    'the audit log',
    '/ajustes?aba=acoes',
    (page) => expect(main(page).getByText('Cópia baixada').first()).toBeVisible(),
  ],
];

for (const [name, at, prepare] of screens)
  test(`${name}: accessible to everyone`, async ({ page }) => {
    await openDesk(page, at);
    await prepare(page);
    await expectAccessible(page, BOTH_THEMES);
  });

test('the page that refuses a member is accessible', async ({ page }) => {
  await openSignedIn(page, await newAccount(), '/admin');
  await expect(main(page).getByText('Esta área é da equipe do estúdio')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Partes do painel' })).toHaveCount(0);
  await expectAccessible(page, BOTH_THEMES);
});

test('a list, a search and a record can be used with the keyboard alone', async ({ page }) => {
  await openDesk(page, '/conversas');
  const { keyboard } = page;
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('link', { name: 'Sem responsável' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Sem responsável' })).toBeFocused();
  await expect(page).toHaveURL(/estado=sem-responsavel/);
  const field = page.getByRole('searchbox', { name: 'Procurar em mensagens e agendamentos' });
  await keyboard.press('/');
  await keyboard.type(family);
  await keyboard.press('Enter');
  await expect(row(page, 'Ana')).toBeVisible();
  await expect(field).toBeFocused();
  await tabTo(row(page, 'Ana'));
  await keyboard.press('Enter');
  await expect(recordOf(page, 'Ana')).toBeFocused();
  const answered = page.getByRole('button', { name: 'Respondida', exact: true });
  await tabTo(answered);
  await keyboard.press('Enter');
  await expect(main(page).getByText('Marcada como respondida.')).toBeVisible();
  await expect(answered).toBeFocused();
  await page.getByRole('button', { name: 'Nova', exact: true }).press('Space');
  await expect(main(page).getByText('Marcada como nova.')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar à lista' }).press('Enter');
  await expect(row(page, 'Ana')).toBeFocused();
  await expect(recordOf(page, 'Ana')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an opened record fills the screen, and going back leads to the row that opened it', {
    tag: '@all',
  }, async ({ page }) => {
    await openDesk(page, '/conversas');
    await searchInbox(page, crowd);
    const opened = page.getByRole('link', { name: `Caio 17 ${crowd}`, exact: true });
    const openedRecord = page.getByRole('heading', { level: 2, name: `Caio 17 ${crowd}` });
    await opened.scrollIntoViewIfNeeded();
    await opened.tap();
    await expect(openedRecord).toBeFocused();
    await expect(openedRecord).toBeInViewport();
    await expect(opened).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Conversas por situação' })).not.toBeInViewport();
    await page.goBack();
    await expect(opened).toBeFocused();
    await expect(opened).toBeInViewport();
  });
});

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { TEAM_PATH } from '#src/domain/accounts/team.ts';
import { putAwayDays } from '#src/domain/submissions/putAwayDays.ts';
import { SAVED_REPLIES_PATH } from '#src/domain/submissions/replies/savedReplies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { TAGS_PATH } from '#src/domain/submissions/tags.ts';
import { addDays, formatShortDay, mondayOf } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { administrator, db, openDesk, record, rows } from '#tests/support/desk.ts';
import { dataAt, store, storedMessage } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission, ownName } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

const reply = { id: randomUUID(), title: ownName('Prazo'), text: 'Olá, {primeiro nome}! Respondemos logo.' };
test.beforeAll(() => db.doc(SAVED_REPLIES_PATH).set({ replies: { [reply.id]: reply } }, { merge: true }));
test.afterAll(() => db.doc(SAVED_REPLIES_PATH).update({ [`replies.${reply.id}`]: FieldValue.delete() }));

/** A person who has waited longer than the people of all other tests. */
const lia = () => ({
  nome: ownName('Lia'),
  email: newEmail(),
  createdAt: new Date(Date.now() - 300 * 86_400_000),
});

/** A booking on the Thursday of next week: whatever day it is today, the agenda shows it one week ahead. */
const liasBooking = (horario: '09:00' | '10:00' | '14:00') =>
  bookingSubmission({
    ...lia(),
    createdAt: new Date(),
    data: addDays(mondayOf(todayInSaoPaulo(new Date())), 10),
    horario,
  });

/** Opens the desk with `submission` in it, and counts presses: clicks, drags, choices and shortcuts. */
async function openRoom(page: Page, submission: Submission) {
  await store(submission);
  await openDesk(page);
  const own = page.getByRole('link', { name: submission.nome });
  // Shortcuts work only after the list has loaded.
  await expect(own).toBeVisible();
  let presses = 0;
  const press = async (step: Promise<unknown>) => {
    presses += 1;
    await step;
  };
  return {
    own,
    press,
    link: (name: string): Locator => page.getByRole('link', { name, exact: true }),
    button: (name: string): Locator => page.getByRole('button', { name, exact: true }),
    free: page.getByRole('grid').getByRole('button', { name: /^Livre/ }),
    stored: () => dataAt(`${submission.kind}/${submission.id}`),
    expectPresses: (count: number) => expect(presses).toBe(count),
  };
}

test('one press opens the next message, and two mark it as spam', { tag: '@all' }, async ({ page }) => {
  const message = messageSubmission(lia());
  const { own, button, press, stored, expectPresses } = await openRoom(page, message);
  await press(own.click());
  await expect(record(page, message.nome)).toBeVisible();
  expectPresses(1);
  await press(button('Spam').click());
  await expect.poll(stored).toMatchObject({ state: 'spam' });
  expectPresses(2);
});

test('three presses answer and conclude a message, and open the next one', async ({ page }) => {
  const { own, button, press, stored, expectPresses } = await openRoom(
    page,
    messageSubmission({ ...lia(), updatedAt: new Date() }),
  );
  // Both messages were changed last, so they are on the first page of the list whatever other tests have stored.
  await storedMessage({ ...lia(), nome: ownName('Zeca'), updatedAt: new Date() });
  await page.goto('/admin/conversas');
  await own.click();
  await press(button('Respostas salvas').click());
  await press(page.getByRole('dialog').getByRole('button', { name: reply.title }).click());
  await press(button('Enviar e concluir').click());
  await expect.poll(stored).toMatchObject({ state: 'archived' });
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(own).toHaveCount(0);
  // While the next conversation is open, the answer can still be undone, which returns to the answered conversation.
  await expect(page.getByText(/^A resposta a Lia.* sai em dez segundos\.$/)).toBeVisible();
  expectPresses(3);
  await button('Desfazer').click();
  await expect(page.getByRole('textbox', { name: 'Sua resposta' })).toHaveValue(
    'Olá, Lia! Respondemos logo.',
  );
});

test('three presses find a person', { tag: '@all' }, async ({ page }) => {
  const message = messageSubmission(lia());
  const { own, press, expectPresses } = await openRoom(page, message);
  await press(page.keyboard.press('/'));
  await page.keyboard.type(message.email);
  await press(page.keyboard.press('Enter'));
  await press(own.click());
  await expect(record(page, message.nome)).toBeVisible();
  expectPresses(3);
});

test('four presses move a booking of next week', { tag: '@all' }, async ({ page }) => {
  const { own, free, link, button, press, stored, expectPresses } = await openRoom(
    page,
    liasBooking('09:00'),
  );
  await press(link('Agenda').click());
  await press(link('Seguinte').click());
  await press(own.dragTo(free.last()));
  await press(button('Mudar e avisar').click());
  await expect.poll(stored).toMatchObject({ sequence: 1 });
  expectPresses(4);
});

test('six presses move an open booking by keyboard', async ({ page }) => {
  const booking = liasBooking('14:00');
  const { press, expectPresses } = await openRoom(page, messageSubmission(lia()));
  await store(booking);
  await openDesk(page, `/conversas?registro=${booking.id}`);
  await expect(record(page, booking.nome)).toBeVisible();
  const data = addDays(mondayOf(todayInSaoPaulo(new Date())), 15);
  const key = (name: string) => press(page.keyboard.press(name));
  await record(page, booking.nome).focus();
  for (const way of ['(11) 90000-0000', 'WhatsApp', booking.email, 'Mudar de horário']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(way);
  }
  await key('m');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Data' })).toBeFocused();
  // Types month, day and year, in the order of the browser's date field.
  const [year = '', month = '', day = ''] = data.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(page.getByRole('combobox', { name: 'Horário' }).getByRole('option')).not.toHaveCount(1);
  await key('Tab');
  await key('Tab');
  await key('ArrowDown');
  await key('Tab');
  await key('Enter');
  const moved = () => dataAt(`bookings/${booking.id}`);
  await expect.poll(moved).toMatchObject({ data, sequence: 1 });
  expectPresses(6);
});

test('four presses cancel a waiting booking and offer two times', async ({ page }) => {
  const { own, button, press, stored, expectPresses } = await openRoom(page, liasBooking('10:00'));
  await press(own.click());
  await press(button('Cancelar o agendamento').click());
  await expect(page.getByRole('combobox', { name: 'Horário 2' })).not.toHaveValue('');
  await press(page.getByRole('combobox', { name: 'Motivo' }).selectOption('unforeseen'));
  await press(button('Sim, cancelar').click());
  await expect.poll(async () => (await stored())?.cancellation?.offers.length).toBe(2);
  expectPresses(4);
});

test('five presses enter a booking made by phone, and one more shows its day', {
  tag: '@all',
}, async ({ page }) => {
  const { free, link, button, press, expectPresses } = await openRoom(page, messageSubmission(lia()));
  const nome = ownName('Tião');
  await press(link('Agenda').click());
  await press(link('Seguinte').click());
  await press(free.first().click());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await dialog.getByRole('textbox', { name: 'Telefone' }).fill('(11) 90000-0000');
  await press(dialog.getByRole('combobox', { name: 'Assunto' }).selectOption('branding'));
  await press(button('Anotar').click());
  await expect(page.getByRole('grid').getByRole('link', { name: nome })).toBeVisible();
  expectPresses(5);
  await press(link('Hoje').first().click());
  await expect(page.getByRole('region', { name: 'Consultorias de hoje' })).toBeVisible();
  expectPresses(6);
});

test('two presses make a new colleague responsible, and two postpone a conversation', async ({ page }) => {
  const colleague = await newAdministrator();
  const { email } = colleague;
  // The desk distinguishes two members with the same name by their addresses.
  const namesake = await newAdministrator();
  const members = Object.fromEntries(
    [colleague, namesake].map((one) => [one.uid, { email: one.email, name: 'Nina Sá' }]),
  );
  await db.doc(TEAM_PATH).set({ members }, { merge: true });
  const message = await storedMessage(lia());
  await openDesk(page, `/conversas?registro=${message.id}`);
  const stored = () => dataAt(`messages/${message.id}`);
  // Opening a select is one press, and choosing an option is another.
  await page.getByRole('combobox', { name: 'Responsável', exact: true }).selectOption(`Nina Sá (${email})`);
  await expect(page.getByText(`Responsável definido. Nina Sá (${email}) recebe um aviso.`)).toBeVisible();
  expect(await stored()).toMatchObject({ responsible: email, state: 'new' });
  await page.getByRole('combobox', { name: 'Adiar até' }).selectOption({ index: 2 });
  await expect
    .poll(stored)
    .toMatchObject({ state: 'postponed', remindOn: putAwayDays(todayInSaoPaulo(new Date()))[1]?.day });
  await expect(page.getByText(/^Adiada até .*\.$/)).toBeVisible();
  await page.goto('/admin/conversas?estado=adiadas');
  await expect(page.getByRole('link', { name: message.nome })).toBeVisible();
});

test('several conversations are tagged, assigned and postponed together', async ({ page }) => {
  const both = [messageSubmission(lia()), messageSubmission(lia())].map((one) => ({
    ...one,
    state: 'answered' as const,
  }));
  await store(...both);
  await db.doc(TAGS_PATH).set({ tags: ['Urgente'] });
  await openDesk(page, '/conversas?estado=esperando');
  const choose = async (words: string) => {
    for (const { nome } of both) await page.getByRole('checkbox', { name: `Selecionar ${nome}` }).check();
    await page.getByRole('combobox', { name: 'Mais ações para a seleção' }).selectOption(words);
  };
  await choose('Urgente');
  await expect(page.getByText('2 com a etiqueta.')).toBeVisible();
  await choose('você');
  await expect(page.getByText('2 com novo responsável.')).toBeVisible();
  for (const { nome } of both)
    await expect(rows(page).filter({ hasText: nome })).toContainText('Responsável: você');
  await page.getByRole('combobox', { name: 'Etiqueta', exact: true }).selectOption('Urgente');
  const [tomorrow] = putAwayDays(todayInSaoPaulo(new Date()));
  await choose(`Amanhã, ${formatShortDay(tomorrow?.day ?? '')}`);
  await expect(page.getByText('2 adiadas.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Desfeito')).toBeVisible();
  for (const { id } of both)
    expect(await dataAt(`messages/${id}`)).toMatchObject({
      state: 'answered',
      tags: ['Urgente'],
      responsible: administrator.email,
    });
  await db.doc(TAGS_PATH).delete();
});

test('two presses sign out', async ({ page }) => {
  const { button, press, expectPresses } = await openRoom(page, messageSubmission(lia()));
  await press(page.getByRole('button', { name: /sua conta/ }).click());
  await expect(page.getByRole('link', { name: 'Ver o site' })).toBeVisible();
  await press(button('Sair').click());
  await expect(page).toHaveURL(/login/);
  expectPresses(2);
});

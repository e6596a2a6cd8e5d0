import { expect, test } from '#tests/support/clearedPageTest.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import {
  bookingSubmission,
  messageSubmission,
  ownName,
  storeSubmissions,
} from '#tests/support/submissions.ts';
import { newEmail, provideAdministrator } from '#tests/support/testAccounts.ts';

test('a note is kept for the studio, and what else came from the address is found', async ({ page }) => {
  const db = await openDatabase();
  const email = newEmail();
  const message = messageSubmission({ nome: ownName('Elis'), email });
  const booking = bookingSubmission({
    nome: ownName('Elisa'),
    email,
    data: '2031-02-03',
    holdsSlot: false,
  });
  await storeSubmissions(db, [message, booking]);
  await openSignedIn(page, await provideAdministrator(), `/admin/conversas?registro=${message.id}`);
  const notes = page.getByRole('region', { name: 'Notas da equipe' });
  await notes.getByRole('button', { name: 'Guardar a nota' }).click();
  await expect(notes.getByText('Escreva a nota primeiro.')).toBeVisible();
  await notes.getByRole('textbox', { name: 'Nota nova' }).fill('Ligar na sexta.');
  await notes.getByRole('button', { name: 'Guardar a nota' }).click();
  await expect(notes.getByRole('listitem')).toContainText(['Ligar na sexta.']);
  await expect(notes.getByRole('listitem')).toContainText(['Por você']);
  await page.reload();
  await expect(notes.getByRole('listitem')).toContainText(['Ligar na sexta.']);

  const others = page.getByRole('region', { name: 'Desta pessoa' });
  await expect(others.getByRole('listitem')).toContainText(['Agendamento']);
  await expectAccessible(page);

  await notes.getByRole('button', { name: 'Excluir a nota' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  expect((await db.doc(`messages/${message.id}`).get()).data()).toMatchObject({
    notes: {},
    log: { 1: { what: 'noted' }, 2: { what: 'noteRemoved' } },
  });
  await others.getByRole('link', { name: 'Ver a pessoa' }).click();
  const person = page.getByRole('region', { name: booking.nome });
  await expect(person.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await person.getByRole('link', { name: 'Agendamento' }).click();
  await expect(page).toHaveURL(new RegExp(booking.id));
});

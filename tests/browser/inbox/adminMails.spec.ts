import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, main, openDesk, record } from '#tests/support/desk.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { openDay } from '#tests/support/openDays.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { storedBooking, storedMessage } from '#tests/support/store.ts';
import { failedMails, ownName, storedWithMail } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

test('a message whose mail failed says why, and its mail goes to a corrected address at once', async ({
  page,
  smtpPort,
}) => {
  const right = newEmail();
  const message = await storedMessage({ email: 'vera@gmial.com', mail: failedMails });
  await openDesk(page, `/conversas?registro=${message.id}`);
  await expect(page.getByText('Ainda não chegou: confirmação para quem enviou.')).toBeVisible();
  // No mail server listens at the port.
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  const problem = 'Ainda não saiu. Motivo: nosso servidor de email não respondeu.';
  await expect(main(page).getByText(problem)).toBeVisible();

  const inbox = await openSmtpInbox(smtpPort);
  try {
    await page.getByText('Corrigir o endereço', { exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Endereço certo' });
    await expect(field).toHaveValue('vera@gmial.com');
    await field.fill('vera');
    await page.getByRole('button', { name: 'Guardar e enviar' }).click();
    await expect(page.getByText('Por favor, insira um email válido')).toBeVisible();
    await field.fill(right);
    await page.getByRole('button', { name: 'Guardar e enviar' }).click();
    await expect(main(page).getByText('Endereço corrigido. Enviado agora.')).toBeVisible();
    await expect(page.getByText('Os emails vão para')).toContainText(`${right}, corrigido por você`);
    expect(inbox.about(right)).toHaveLength(1);
  } finally {
    await inbox.close();
  }
});

test('cancelling a booking frees its slot, and the mail offers other times', async ({ page, inbox }) => {
  // No other test books this day.
  const given = { nome: ownName('Yara'), email: newEmail(), data: openDay(90) };
  const booking = await storedBooking({ ...given, horario: '10:00' });
  await openDesk(page, `/agenda?aba=dia&data=${given.data}`);
  const slot = page.getByRole('row').filter({ hasText: /^10:00/ });
  await slot.getByRole('link', { name: given.nome }).click();
  await expect(record(page, given.nome)).toBeFocused();
  const answer = await holdRequests(page, '**/api/horarios*');
  const open = page.getByRole('button', { name: 'Cancelar o agendamento' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar este agendamento?' });
  await dialog.getByRole('button', { name: 'Manter' }).click();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  const reason = dialog.getByRole('combobox', { name: 'Motivo' });
  // The button must not move when free times arrive during the press.
  const cancel = dialog.getByRole('button', { name: 'Sim, cancelar' });
  await cancel.hover();
  await page.mouse.down();
  answer();
  const offer = dialog.getByRole('combobox', { name: 'Horário 1' });
  await expect(offer).toBeEnabled();
  await page.mouse.up();
  await expect(reason).toBeFocused();
  await expect(dialog).toContainText('Motivo é obrigatório');
  await reason.selectOption('Tivemos um imprevisto.');
  // Other tests book the first free times.
  await offer.selectOption((await offer.getByRole('option').last().getAttribute('value')) ?? '');
  const [offeredDay = '', offeredSlot] = (await offer.inputValue()).split(' ');
  await cancel.click();
  const outcome = page.locator('[aria-live]').getByText('Agendamento cancelado. O horário está livre');
  await expect(outcome).toBeFocused();
  await expect(slot).toContainText('Livre');
  await expect(slot).toContainText('Cancelada');
  await expect.poll(() => storedWithMail(db, booking)).toMatchObject({ mail: { state: 'sent' } });
  const mail = inbox.mails.find(({ recipients }) => recipients.includes(given.email));
  expect(mail?.attachments[0]?.content.toString()).toContain('METHOD:CANCEL');
  expect(mail?.text).toContain(`data=${offeredDay}&horario=${offeredSlot?.replace(':', '%3A')}`);
});

test('one press releases a message that the filters held back, and sends the mail', async ({ page }) => {
  const message = await storedMessage({ state: 'review' });
  await openDesk(page, `/conversas?registro=${message.id}`);
  await expect(main(page).getByText('Os filtros do site desconfiaram deste envio')).toBeVisible();
  await expect(page.getByText('Registro ilegível')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirmar e avisar quem enviou' }).click();
  await expect(main(page).getByText('Os filtros do site desconfiaram deste envio')).toHaveCount(0);
  await expect(main(page).getByText(/^A caminho: .*confirmação para quem enviou\.$/)).toBeVisible();
});

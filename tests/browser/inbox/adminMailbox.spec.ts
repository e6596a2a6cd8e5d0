import type { Page } from '@playwright/test';
import { studio } from '#src/copy/studio.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { canReadMail, mailboxAt } from '#tests/support/mailbox.ts';
import { openDay } from '#tests/support/openDays.ts';
import { store, storedMessage } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission, ownName } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';
import { scheduledFunctionUrl } from '#tools/local-firebase/runSchedules.ts';

test.beforeEach(() => {
  // biome-ignore lint/suspicious/noSkippedTests: .ci/run always has dovecot
  test.skip(!canReadMail(), 'dovecot-imapd is not installed');
});

const mailbox = mailboxAt(Number(process.env.TEST_IMAP_PORT), 'ola');

const readMailbox = (page: Page) =>
  page.request.post(
    scheduledFunctionUrl(Number(new URL(process.env.FUNCTIONS_URL ?? '').port), 'readMailbox'),
  );

test('a conversation shows the mails of client and partner, and the next answer is copied to the chosen people', async ({
  page,
  inbox,
}) => {
  const [nome, email] = [ownName('Clara'), newEmail()];
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const reply = {
    text: 'Conversamos na terça?',
    by: 'bia@estudio.example',
    name: 'Bia',
    before: 'new',
  } as const;
  const from = { name: nome, address: email };
  const cc = ['lia@cliente.com.br', 'rui@cliente.com.br'];
  const message = await storedMessage({
    ...{ nome, email, mensagem: 'Quanto custa um site?', createdAt: at(60), revision: 1 },
    replies: { 1: { ...reply, at: at(50), sendAt: at(50) } },
    lastMails: { client: at(38), begins: '', messageId: '', cc },
  });
  for (const [index, mail] of [
    { from, text: 'Terça não posso.\n\nEm 27/11, Alinhavo escreveu:\n> Depende' },
    { by: 'studio', from: { name: '', address: studio.email }, text: 'Quarta às dez?' },
    { from, cc, subject: 'Mudando de assunto', text: 'Quarta, combinado.' },
  ].entries())
    await db.doc(`receivedMails/${message.id}-${index}`).set({
      ...{ submission: `messages/${message.id}`, at: at(40 - index), expireAt: message.expireAt, ...mail },
    });
  await openDesk(page, `/conversas?registro=${message.id}`);
  const entries = page.getByRole('region', { name: 'Respostas' }).locator('ol > li');
  await expect(entries).toHaveText([
    /na terça\?/,
    /Terça não posso\./,
    /Quarta às dez\?/,
    /Quarta, combinado\./,
  ]);
  await expect(page.getByText('> Depende')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Tirar a cópia de rui@cliente.com.br' }).click();
  await page.getByRole('textbox', { name: 'Sua resposta' }).fill('Até quarta!');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const last = () => inbox.about(email).find(({ text }) => text?.includes('Até quarta!'));
  await expect.poll(last, { timeout: 30_000 }).toBeTruthy();
  expect(last()?.recipients).toEqual([email, 'lia@cliente.com.br']);
});

test('three presses add a waiting mail, move it to another conversation, and remove it from the desk', async ({
  page,
}) => {
  await readMailbox(page);
  const email = newEmail();
  const [message, booking] = [messageSubmission({ email }), bookingSubmission({ email, data: openDay(60) })];
  await store(message, booking);
  await mailbox.deliver({
    from: 'Lia <lia@outra.com.br>',
    references: [`<${message.id}.studio@${studio.email.split('@')[1]}>`],
    text: 'Falo pela Ana.',
  });
  await readMailbox(page);
  await openDesk(page, `/conversas?registro=${message.id}`);
  // Searches only in the thread, because the row in the list may begin with the same text.
  const said = page.getByRole('region', { name: 'Respostas' }).getByText('Falo pela Ana.');
  const asks = main(page).getByText('Um email de Lia espera por você');
  await expect(asks).toBeVisible();
  await expect(said).toHaveCount(0);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Juntar à conversa' }).click();
  await expect(said).toBeVisible();
  await expect(asks).toHaveCount(0);

  await main(page).getByText('Este email não é daqui').click();
  const others = main(page).getByRole('combobox', { name: 'Mover para outra conversa' });
  await others.selectOption({
    label: String(await others.getByRole('option', { name: /Agendamento/ }).textContent()),
  });
  await expect(said).toHaveCount(0);
  await openDesk(page, `/conversas?registro=${booking.id}`);
  await expect(said).toBeVisible();

  await main(page).getByText('Este email não é daqui').click();
  await main(page).getByRole('button', { name: 'Não é do painel' }).click();
  await expect(said).toHaveCount(0);
  await readMailbox(page);
  const kept = db.collection('receivedMails').where('from.address', '==', 'lia@outra.com.br');
  expect((await kept.get()).size).toBe(0);
});

test('Ajustes shows the state of the mailbox', async ({ page }) => {
  await readMailbox(page);
  await openDesk(page, '/ajustes');
  await expect(page.getByRole('heading', { name: 'Caixa de email' })).toBeVisible();
  await page.getByRole('button', { name: 'Ler agora' }).click();
  await expect(main(page).getByText('Lida agora.')).toBeVisible();
  await expect(page.getByLabel('Receber também mensagens novas')).toHaveValue('');
  // Scrolls to the top: at other scroll positions, a phone's navigation at the bottom may cover half of a box.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
});

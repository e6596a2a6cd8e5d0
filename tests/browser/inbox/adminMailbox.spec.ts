import type { Page } from '@playwright/test';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { choice, db, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { canReadMail, mailboxAt } from '#tests/support/mailbox.ts';
import { openDay } from '#tests/support/openDays.ts';
import { store } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission, ownName } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';
import { scheduledFunctionUrl } from '#tools/local-firebase/runSchedules.ts';

test.beforeEach(() => {
  // biome-ignore lint/suspicious/noSkippedTests: .ci/run never runs without it
  test.skip(!canReadMail(), 'dovecot-imapd is not installed');
});

const mailbox = mailboxAt(Number(process.env.TEST_IMAP_PORT), 'ola');

const readMailbox = (page: Page) =>
  page.request.post(
    scheduledFunctionUrl(Number(new URL(process.env.FUNCTIONS_URL ?? '').port), 'readMailbox'),
  );

test('a conversation is whole: form, desk, client by mail, partner from Sent, client with another subject', async ({
  page,
  inbox,
}) => {
  // Its first reading is when the mailbox is set up.
  await readMailbox(page);
  const [nome, email] = [ownName('Clara'), newEmail()];
  await page.goto(paths.contact);
  await page.getByLabel('Nome').fill(nome);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mensagem').fill('Quanto custa um site?');
  await page.getByRole('checkbox', { name: /robô/ }).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.poll(() => inbox.about(email).length).toBeGreaterThan(0);
  const found = await db.collection('messages').where('email', '==', email).get();
  const id = found.docs[0]?.id ?? '';
  const open = () => openDesk(page, `/conversas?registro=${id}`);

  await open();
  await page.getByRole('textbox', { name: 'Sua resposta' }).fill('Depende do tamanho. Conversamos na terça?');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const answers = () => inbox.about(email).filter(({ text }) => text?.includes('na terça?'));
  await expect.poll(() => answers().length, { timeout: 30_000 }).toBe(1);
  const answer = answers()[0]?.messageId ?? '';

  const first = await mailbox.deliver({
    from: `${nome} <${email}>`,
    references: [answer],
    text: 'Terça não posso.\n\nEm 27/11, Alinhavo escreveu:\n> Depende',
  });
  await readMailbox(page);
  await open();
  const entries = page.getByRole('region', { name: 'Respostas' }).locator('ol > li');
  await expect(entries).toHaveCount(2);
  await expect(choice(page, 'Nova')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('> Depende')).toBeHidden();

  const partner = await mailbox.deliver({
    from: studio.email,
    to: email,
    references: [answer, first],
    text: 'Quarta às dez?',
    folder: 'Sent',
  });
  await readMailbox(page);
  await open();
  await expect(entries).toHaveCount(3);
  await expect(choice(page, 'Respondida')).toHaveAttribute('aria-pressed', 'true');

  await mailbox.deliver({
    from: email,
    cc: 'lia@cliente.com.br, rui@cliente.com.br',
    subject: 'Mudando de assunto',
    references: [answer, first, partner],
    text: 'Quarta, combinado.',
  });
  await readMailbox(page);
  await open();
  const said = [/na terça\?/, /Terça não posso\./, /Quarta às dez\?/, /Quarta, combinado\./];
  await expect(entries).toHaveText(said);
  await expect(page.getByRole('article').getByText('Quanto custa um site?')).toBeVisible();
  await expect(choice(page, 'Nova')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Tirar a cópia de rui@cliente.com.br' }).click();
  await page.getByRole('textbox', { name: 'Sua resposta' }).fill('Até quarta!');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const last = () => inbox.about(email).find(({ text }) => text?.includes('Até quarta!'));
  await expect.poll(last, { timeout: 30_000 }).toBeTruthy();
  expect(last()?.recipients).toEqual([email, 'lia@cliente.com.br']);
});

test('what asks is taken in by a press, moved to another conversation by the next, and leaves the desk by a third', async ({
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
  const asks = main(page).getByText('Um email de Lia espera por você');
  await expect(asks).toBeVisible();
  await expect(main(page).getByText('Falo pela Ana.')).toHaveCount(0);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Juntar à conversa' }).click();
  await expect(main(page).getByText('Falo pela Ana.')).toBeVisible();
  await expect(asks).toHaveCount(0);

  await main(page).getByText('Este email não é daqui').click();
  const others = main(page).getByRole('combobox', { name: 'Mover para outra conversa' });
  await others.selectOption({
    label: String(await others.getByRole('option', { name: /Agendamento/ }).textContent()),
  });
  await expect(main(page).getByText('Falo pela Ana.')).toHaveCount(0);
  await openDesk(page, `/conversas?registro=${booking.id}`);
  await expect(main(page).getByText('Falo pela Ana.')).toBeVisible();

  await main(page).getByText('Este email não é daqui').click();
  await main(page).getByRole('button', { name: 'Não é do painel' }).click();
  await expect(main(page).getByText('Falo pela Ana.')).toHaveCount(0);
  await readMailbox(page);
  const kept = db.collection('receivedMails').where('from.address', '==', 'lia@outra.com.br');
  expect((await kept.get()).size).toBe(0);
});

test('Ajustes says how the mailbox is', async ({ page }) => {
  await openDesk(page, '/ajustes');
  await expect(page.getByRole('heading', { name: 'Caixa de email' })).toBeVisible();
  await page.getByRole('button', { name: 'Ler agora' }).click();
  await expect(main(page).getByText('Lida agora.')).toBeVisible();
  await expect(page.getByLabel('Receber também mensagens novas')).toHaveValue('');
  await expectAccessible(page);
});

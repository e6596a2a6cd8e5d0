import { paths } from '#src/domain/site/paths.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { choice, db, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { canReadMail, mailboxAt } from '#tests/support/mailbox.ts';
import { ownName } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';
import { scheduledFunctionUrl } from '#tools/local-firebase/runSchedules.ts';

test.beforeEach(() => {
  // biome-ignore lint/suspicious/noSkippedTests: .ci/run never runs without it
  test.skip(!canReadMail(), 'dovecot-imapd is not installed');
});

const mailbox = mailboxAt(Number(process.env.TEST_IMAP_PORT), 'ola');

test('a conversation holds form, desk, mail and an answer to copies but one', async ({ page, inbox }) => {
  const readMailbox = () =>
    page.request.post(
      scheduledFunctionUrl(Number(new URL(process.env.FUNCTIONS_URL ?? '').port), 'readMailbox'),
    );
  // Its first reading is when the mailbox is set up.
  await readMailbox();
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

  await mailbox.deliver({
    from: `${nome} <${email}>`,
    cc: 'lia@cliente.com.br, rui@cliente.com.br',
    subject: 'Mudando de assunto',
    references: [answer],
    text: 'Terça não posso.\n\nEm 27/11, Alinhavo escreveu:\n> Depende',
  });
  await readMailbox();
  await open();
  const entries = page.getByRole('region', { name: 'Respostas' }).locator('ol > li');
  await expect(entries).toHaveText([/na terça\?/, /Terça não posso\./]);
  await expect(page.getByRole('article').getByText('Quanto custa um site?')).toBeVisible();
  await expect(choice(page, 'Nova')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('> Depende')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Tirar a cópia de rui@cliente.com.br' }).click();
  await page.getByRole('textbox', { name: 'Sua resposta' }).fill('Até quarta!');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const last = () => inbox.about(email).find(({ text }) => text?.includes('Até quarta!'));
  await expect.poll(last, { timeout: 30_000 }).toBeTruthy();
  expect(last()?.recipients).toEqual([email, 'lia@cliente.com.br']);
});

test('what asks is taken in by a press; Ajustes says how the mailbox is', async ({ page }) => {
  await openDesk(page, '/ajustes');
  await expect(page.getByRole('heading', { name: 'Caixa de email' })).toBeVisible();
  await page.getByRole('button', { name: 'Ler agora' }).click();
  await expect(main(page).getByText('Lida agora.')).toBeVisible();
  await expect(page.getByLabel('Receber também mensagens novas')).toHaveValue('');
  await expectAccessible(page);
});

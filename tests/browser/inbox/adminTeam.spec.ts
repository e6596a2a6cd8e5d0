import { verifyEmail } from '#tests/integration/rules/administrator.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { openSignedIn, passPasskey } from '#tests/support/openSignedIn.ts';
import { messageSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { newAccount, newEmail } from '#tests/support/testAccounts.ts';

test('somebody is invited by mail, accepts at the desk, and is removed', async ({ page, browser, inbox }) => {
  const caio = await newAccount('Caio Prado');
  await verifyEmail(caio.uid);
  await openDesk(page, '/ajustes?aba=equipe');
  const form = page.getByRole('form', { name: 'Convidar' });
  await form.getByRole('button', { name: 'Convidar' }).click();
  await expect(form.getByText('Email é obrigatório')).toBeVisible();
  await form.getByLabel('Email de quem vai entrar').fill(caio.email);
  await form.getByRole('button', { name: 'Convidar' }).click();
  await expect(main(page).getByText('Convite feito: o email está a caminho.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Retirar o convite ${caio.email}` })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => inbox.mails.flatMap(({ recipients }) => recipients)).toContain(caio.email);

  const his = await (await browser.newContext()).newPage();
  await openSignedIn(his, caio, '/admin');
  await his.getByRole('button', { name: 'Aceitar o convite' }).click();
  await passPasskey(his);
  await expect(his.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  const message = messageSubmission({ email: newEmail() });
  await storeSubmissions(db, [message]);
  await his.goto(`/admin/conversas?registro=${message.id}`);
  await his.getByRole('textbox', { name: 'Sua resposta' }).fill('Um rascunho');
  const drafts = () =>
    his.evaluate(
      () => Object.entries(localStorage).filter(([, text]) => text.includes('Um rascunho')).length,
    );
  await expect.poll(drafts).toBe(1);

  await page.reload();
  await page.getByRole('button', { name: 'Remover Caio Prado' }).click();
  const question = page.getByRole('dialog', { name: 'Remover da equipe?' });
  await expect(question).toContainText('Caio Prado');
  await question.getByRole('button', { name: 'Sim, remover' }).click();
  await expect(main(page).getByText('Removido da equipe.')).toBeVisible();

  // After the removed administrator's next action, their open page shows no data and keeps none.
  await his.getByRole('button', { name: 'Respondida', exact: true }).click();
  await expect(his.getByText(message.nome)).toHaveCount(0);
  await expect(main(his).getByText('A sua conta não tem acesso ao painel.')).toBeVisible();
  await expect.poll(drafts).toBe(0);
  await his.context().close();

  await page.getByRole('link', { name: 'Registro de ações' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: caio.email }).first();
  await expect(entry).toContainText('Remoção da equipe');
  await expect(entry).toContainText('Rosa Teixeira (você)');
});

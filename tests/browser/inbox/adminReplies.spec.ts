import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { SAVED_REPLIES_PATH } from '#src/domain/submissions/replies/savedReplies.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { storedMessage } from '#tests/support/store.ts';
import { ownName, storedWithMail } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Sua resposta' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });

async function openMessage(page: Page) {
  const message = await storedMessage({
    nome: ownName('Nina'),
    email: newEmail(),
    mensagem: 'Quanto custa?',
  });
  await openDesk(page, `/conversas?registro=${message.id}`);
  await expect(field(page)).toBeVisible();
  const stored = () => storedWithMail(db, message);
  return { message, stored };
}

test('an answer is mailed ten seconds after the press, and quotes the message', async ({ page, inbox }) => {
  const { message, stored } = await openMessage(page);
  await send(page).click();
  await expect(field(page)).toBeFocused();
  await expect(main(page).getByText('Resposta é obrigatória')).toBeVisible();
  await field(page).fill('Boa tarde! Depende do projeto.');
  await send(page).click();
  await expect(main(page).getByText('A resposta sai em dez segundos.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Respondida', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(field(page)).toHaveValue('');
  await expect(main(page).getByText('Resposta enviada.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Respostas' })).toContainText('Por você');
  const [mail] = inbox.about(message.email);
  expect(mail?.subject).toContain(bookingReference(message.id));
  expect(mail?.text).toContain('Boa tarde! Depende do projeto.');
  expect(mail?.text).toContain('> Quanto custa?');
  expect(await stored()).toMatchObject({ state: 'answered', mail: { state: 'sent' } });
  await expectAccessible(page);
});

test.describe('when two people change the saved replies', () => {
  test.use({ allowedMessage: /Failed to load resource.*409/ });

  test('saved replies are written, used and removed, and never overwrite a colleague’s change', {
    tag: '@all',
  }, async ({ page }) => {
    const { stored } = await openMessage(page);
    const title = ownName('Prazo');
    const saved = page.getByRole('button', { name: 'Respostas salvas' });
    const dialog = page.getByRole('dialog', { name: 'Respostas salvas' });
    const edit = dialog.getByRole('button', { name: 'Editar respostas salvas' });
    await saved.click();
    await edit.click();
    const added = dialog.getByRole('form', { name: 'Guardar resposta nova' });
    await added.getByRole('textbox', { name: 'Título' }).fill(title);
    await added.getByRole('textbox', { name: 'Texto' }).fill('{primeiro nome}, {desconto}');
    await added.getByRole('button', { name: 'Guardar resposta nova' }).click();
    await expect(dialog.getByText('Não existe a variável {desconto}.')).toBeVisible();
    await added.getByRole('textbox', { name: 'Texto' }).fill('{primeiro nome}, respondemos em dois dias.');
    // A colleague saves meanwhile.
    await db.doc(SAVED_REPLIES_PATH).set({ revision: FieldValue.increment(1) }, { merge: true });
    await added.getByRole('button', { name: 'Guardar resposta nova' }).click();
    await expect(dialog.getByText('Outra pessoa mudou as respostas salvas')).toBeVisible();
    await added.getByRole('button', { name: 'Guardar resposta nova' }).click();
    await expect(dialog.getByText('Guardado.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await field(page).focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(title.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Nina, respondemos em dois dias.');
    await field(page).pressSequentially(' {desconto}');
    await page.keyboard.press('Control+Enter');
    await expect(main(page).getByText('Nesta conversa não há {desconto}.')).toBeVisible();
    expect(await stored()).toMatchObject({ state: 'new', replies: {} });
    await saved.click();
    await edit.click();
    await dialog.getByRole('form', { name: title }).getByRole('button', { name: 'Excluir' }).click();
    await expect(dialog.getByText('Excluída.')).toBeVisible();
    await expect(dialog.getByRole('form', { name: title })).toHaveCount(0);
  });
});

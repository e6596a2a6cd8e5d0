import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { SAVED_REPLIES_PATH } from '#src/domain/submissions/replies/savedReplies.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { dataAt, storedMessage } from '#tests/support/store.ts';
import { ownName } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Sua resposta' });
const storedConversation = () =>
  storedMessage({ nome: ownName('Nina'), email: newEmail(), mensagem: 'Quanto custa?' });

test.describe('when two people change the saved replies', () => {
  test.use({ allowedMessage: /Failed to load resource.*409/ });

  test('saved replies are written, used and removed, and never overwrite a colleague’s change', {
    tag: '@all',
  }, async ({ page }) => {
    const message = await storedConversation();
    await openDesk(page, `/conversas?registro=${message.id}`);
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
    await expect(dialog.getByText('Outra pessoa da equipe salvou estes ajustes')).toBeVisible();
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
    expect(await dataAt(message)).toMatchObject({ state: 'new', replies: {} });
    await saved.click();
    await edit.click();
    await dialog.getByRole('form', { name: title }).getByRole('button', { name: 'Excluir' }).click();
    await expect(dialog.getByText('Excluída.')).toBeVisible();
    await expect(dialog.getByRole('form', { name: title })).toHaveCount(0);
  });
});

// If the field took the focus first, Orca would ignore it when it takes the focus again after the dialog.
test('the focus moves first to an opened dialog, and then to its field', async ({ page }) => {
  const message = await storedConversation();
  await openDesk(page, `/conversas?registro=${message.id}`);
  await expect(field(page)).toBeVisible();
  const focused = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('focusin', ({ target }) => names.push((target as Element).localName));
    return names;
  });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Procurar' })).toBeFocused();
  expect(await focused.jsonValue()).toEqual(['dialog', 'input']);
});

test.describe('a draft', () => {
  // The database refuses a draft after the sign-out, and once if somebody changes the record meanwhile.
  test.use({ ownContext: true, allowedMessage: /ERR_FAILED|status of 40[03]/ });

  const storedText = async (id: string) =>
    Object.values((await db.doc(`messages/${id}`).get()).get('drafts') ?? {}).map(
      (draft) => (draft as { text: string }).text,
    );

  test('a second device shows the draft, and shows both texts if they differ', async ({ page, browser }) => {
    const first = await storedConversation();
    await openDesk(page, `/conversas?registro=${first.id}`);
    await field(page).fill('Oi');
    await expect.poll(() => storedText(first.id)).toEqual(['Oi']);
    await page.reload();
    await expect(field(page)).toHaveValue('Oi');
    const phone = await (await browser.newContext()).newPage();
    await openDesk(phone, `/conversas?registro=${first.id}`);
    await expect(field(phone)).toHaveValue('Oi');
    // Both devices continue the draft before either receives the other's text.
    await field(phone).fill('Oi, do telefone');
    await expect.poll(() => storedText(first.id)).toEqual(['Oi, do telefone']);
    await field(page).fill('Oi, do computador');
    await expect(page.getByText('Você continuou este rascunho também em outro lugar.')).toBeVisible();
    await expect(page.getByText('Oi, do telefone', { exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue('Oi, do computador');
    await page.getByRole('button', { name: 'Juntar os dois' }).click();
    await expect(field(page)).toHaveValue('Oi, do computador\n\nOi, do telefone');
    await expect.poll(() => storedText(first.id)).toEqual(['Oi, do computador\n\nOi, do telefone']);
    await phone.context().close();
  });

  test('a draft is removed from the device when its conversation is erased, and at the sign-out', async ({
    page,
  }) => {
    const [first, second] = [await storedConversation(), await storedConversation()];
    await openDesk(page, `/conversas?registro=${first.id}`);
    await field(page).fill('Sobre os seus dados');
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('site:reply:')));
    expect(await kept()).toHaveLength(1);
    await db.doc(`messages/${first.id}`).delete();
    await page.goto('/admin');
    await expect.poll(kept).toEqual([]);
    await page.goto(`/admin/conversas?registro=${second.id}`);
    // The database stores the draft only after the sign-out.
    const address = '**/documents:commit**';
    const deliver = await holdRequests(page, address);
    const asked = page.waitForRequest(address);
    await field(page).fill('Até amanhã');
    expect(await kept()).toHaveLength(1);
    await asked;
    await page.getByRole('button', { name: /sua conta/ }).click();
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    await expect(page).toHaveURL(/login/);
    const stored = page.waitForResponse(address);
    deliver();
    await (await stored).finished();
    expect(await storedText(second.id)).toEqual(['Até amanhã']);
    expect(await kept()).toEqual([]);
  });
});

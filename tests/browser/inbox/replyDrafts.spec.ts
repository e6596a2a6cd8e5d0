import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, openDesk } from '#tests/support/desk.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { storedMessage } from '#tests/support/store.ts';
import { ownName } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

// The database refuses a draft after the sign-out, and once if somebody changes the record meanwhile.
test.use({ ownContext: true, allowedMessage: /ERR_FAILED|status of 40[03]/ });

const field = (page: Page) => page.getByRole('textbox', { name: 'Sua resposta' });

const conversation = (nome: string) => storedMessage({ nome: ownName(nome), email: newEmail() });

const storedText = async (id: string) =>
  Object.values((await db.doc(`messages/${id}`).get()).get('drafts') ?? {}).map(
    (draft) => (draft as { text: string }).text,
  );

test('a second device shows the draft, and shows both texts if they differ', async ({ page, browser }) => {
  const first = await conversation('Noé');
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
  const [first, second] = [await conversation('Noé'), await conversation('Otto')];
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

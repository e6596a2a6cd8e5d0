import type { Page } from '@playwright/test';
import type { MessageSubmission } from '#src/domain/submissions/submission.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { openDesk, rows, searchInbox } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { dataAt, store } from '#tests/support/store.ts';
import { messageSubmission, ownName } from '#tests/support/submissions.ts';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}` });
const actions = (page: Page) => page.getByRole('group', { name: 'O que fazer com a seleção' });
const told = (page: Page, text: string) => page.locator('main [aria-live=polite]').filter({ hasText: text });
const record = (page: Page) => page.locator('article h2');
const statesOf = (messages: readonly MessageSubmission[]) =>
  Promise.all(messages.map(async (message) => (await dataAt(message))?.state));

/** Stores `count` messages under one family name and searches for it. The list shows the newest first. */
async function openMessages(page: Page, count: number) {
  const family = ownName('').trim();
  const messages = Array.from({ length: count }, (_, index) =>
    messageSubmission({ nome: `N${index} ${family}`, createdAt: new Date(Date.now() - index * 60_000) }),
  );
  await store(...messages);
  await openDesk(page, '/conversas');
  await searchInbox(page, family);
  await expect(rows(page)).toHaveCount(count);
  // Leaves the search field, in which letters are text and not shortcuts.
  await page.keyboard.press('Tab');
  return { messages, nameOf: (index: number) => `N${index} ${family}` };
}

test('one key press deals with a message, and another undoes the last action', async ({ page }) => {
  const { messages, nameOf } = await openMessages(page, 4);
  await page.keyboard.press('j');
  for (const index of messages.keys()) {
    await expect(record(page)).toHaveText(nameOf(index));
    await page.keyboard.press(index % 2 === 0 ? 'e' : 'a');
  }
  await expect.poll(() => statesOf(messages)).toEqual(['archived', 'answered', 'archived', 'answered']);
  await expect(told(page, '1 respondida.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(told(page, 'Desfeito')).toBeVisible();
  expect(await statesOf(messages)).toEqual(['archived', 'answered', 'archived', 'new']);
});

test('several messages are selected, archived, and restored within ten seconds', async ({ page }) => {
  const { messages, nameOf } = await openMessages(page, 3);
  await expect(actions(page)).toHaveCount(0);
  const top = async () => (await rows(page).first().boundingBox())?.y ?? 0;
  const before = await top();
  await box(page, nameOf(0)).check();
  await box(page, nameOf(2)).check();
  await expect(told(page, '2 na seleção')).toBeVisible();
  expect(await top(), 'two lines more, although the list is narrow').toBeLessThan(before + 100);
  await expectAccessible(page);
  await actions(page).getByRole('button', { name: 'Concluir' }).click();
  await expect(told(page, '2 concluídas.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Concluída' })).toHaveCount(2);
  expect(await statesOf(messages)).toEqual(['archived', 'new', 'archived']);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(told(page, 'Desfeito')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Concluída' })).toHaveCount(0);
  expect(await statesOf(messages)).toEqual(['new', 'new', 'new']);
});

test('one press gives all listed messages a state; another one lists their names and asks whether to delete them', async ({
  page,
}) => {
  const { messages, nameOf } = await openMessages(page, 2);
  const all = page.getByRole('checkbox', { name: 'Selecionar as que estão na lista' });
  for (const [name, count] of [
    ['Respondida', '2 respondidas.'],
    ['Nova', '2 marcadas como novas.'],
    ['Spam', '2 no spam.'],
  ] as const) {
    await all.check();
    await actions(page).getByRole('button', { name }).click();
    await expect(told(page, count)).toBeVisible();
  }
  await all.check();
  await actions(page).getByRole('button', { name: 'Excluir' }).click();
  const question = page.getByRole('dialog', { name: 'Excluir a seleção?' });
  await expect(question).toContainText(`${nameOf(0)}, ${nameOf(1)}`);
  await question.getByRole('button', { name: 'Sim, excluir' }).click();
  await expect(told(page, '2 excluídas.')).toBeVisible();
  expect(await statesOf(messages)).toEqual([undefined, undefined]);
});

test('the keys are listed and can be switched off on this device', { tag: '@all' }, async ({ page }) => {
  const { messages } = await openMessages(page, 2);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await expect(dialog).toContainText('Concluir e abrir o próximo');
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Usar atalhos de uma tecla' }).uncheck();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await rows(page).first().getByRole('link').click();
  await expect(record(page)).toBeVisible();
  await page.keyboard.press('e');
  await page.reload();
  await expect(record(page)).toBeVisible();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page).toHaveURL(new RegExp(messages[1]?.id ?? 'none'));
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page).toHaveURL(new RegExp(messages[0]?.id ?? 'none'));
  expect(await statesOf(messages)).toEqual(['new', 'new']);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { RECENT_SIGN_IN_REQUIRED } from '#src/domain/accounts/accessErrors.ts';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, main, openDesk, record, searchInbox } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { store, storedMessage } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission, ownName } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

const isStored = async (path: string) => (await db.doc(path).get()).exists;
const removeButton = (page: Page) => page.getByRole('button', { name: 'Excluir', exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('with a passkey that was used long ago', () => {
  test.use({ ownContext: true, allowedMessage: /status of 403/ });

  test('a message is deleted after a confirmation, and after the passkey if the function asks for it; the audit log names nobody', async ({
    page,
  }) => {
    const nome = ownName('Olga');
    const message = await storedMessage({ nome });
    await openDesk(page, `/conversas?registro=${message.id}`);
    const question = dialog(page, 'Excluir esta mensagem?');
    await removeButton(page).click();
    await expect(question).toContainText(nome);
    await expect(question).toContainText('O email que o estúdio já recebeu continua na caixa de email');
    await question.getByRole('button', { name: 'Manter' }).click();
    await expect(removeButton(page)).toBeFocused();
    const refused = { status: 403, json: { ok: false, error: RECENT_SIGN_IN_REQUIRED } };
    await page.route('**/api/studio', (route) => route.fulfill(refused), { times: 2 });
    await removeButton(page).click();
    await question.getByRole('button', { name: 'Sim, excluir' }).click();
    const confirmation = dialog(page, 'Confirme que é você');
    await expect(confirmation).toContainText('A sua chave de acesso foi usada há mais de uma hora.');
    await confirmation.getByRole('button', { name: 'Voltar sem confirmar' }).click();
    expect(await isStored(`messages/${message.id}`)).toBe(true);

    await removeButton(page).click();
    await question.getByRole('button', { name: 'Sim, excluir' }).click();
    await confirmation.getByRole('button', { name: 'Seguir sem chave' }).click();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Registro excluído.' })).toBeVisible();
    expect(await isStored(`messages/${message.id}`)).toBe(false);

    await page.getByRole('link', { name: 'Ajustes' }).click();
    await page.getByRole('link', { name: 'Registro de ações' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: bookingReference(message.id) });
    await expect(entry).toContainText('Exclusão');
    await expect(entry).toContainText('Rosa Teixeira (você)');
    await expect(main(page)).not.toContainText(nome);
  });
});

test.describe('the data of a person', () => {
  test.use({ allowedMessage: /Failed to load resource|ERR_FAILED/ });

  test('are found in any letter case, downloaded, and deleted in parts', async ({ page }) => {
    const email = newEmail();
    const nome = ownName('Maria');
    const submissions = [
      ...[1, 2, 3, 4].map(() => messageSubmission({ nome, email: email.toUpperCase(), emailKey: email })),
      bookingSubmission({ nome, email, data: '2030-08-08', holdsSlot: false, cancelledAt: new Date() }),
    ];
    await store(...submissions, messageSubmission({ nome: 'Outra' }));
    await openDesk(page, '/pessoas');
    await searchInbox(page, email.toUpperCase());
    await expect(page.locator('[aria-live=polite]').filter({ hasText: '1 pessoa' })).toBeVisible();
    const found = page.getByRole('listitem').filter({ hasText: '4 mensagens, 1 agendamento' });
    await expectAccessible(page);
    await found.getByRole('link', { name: nome }).click();
    await expect(record(page, nome)).toBeFocused();
    expect(page.url()).not.toContain(encodeURIComponent(email));
    const sent = page.getByRole('region', { name: 'O que chegou' }).locator('ol > li');
    await expect(sent).toHaveCount(5);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar em JSON' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    const idsOf = (all: { id: string }[]) => all.map(({ id }) => id).sort();
    expect(idsOf(file)).toEqual(idsOf(submissions));

    let commands = 0;
    // The page automatically repeats a command once if its response is lost.
    await page.route('**/api/studio', (route) => {
      commands += 1;
      return commands === 3 || commands === 4 ? route.abort() : route.continue();
    });
    await page.getByRole('button', { name: 'Excluir tudo' }).click();
    const question = dialog(page, 'Excluir tudo deste endereço?');
    await expect(question).toContainText('5 registros');
    await expect(question).toContainText(email, { ignoreCase: true });
    await question.getByRole('button', { name: 'Sim, excluir' }).click();
    await expect(main(page).getByText('Parou no meio. Falta tratar 3.')).toBeVisible();
    await expect(sent).toHaveCount(3);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(main(page).getByText('3 excluídas.')).toBeVisible();
    for (const { kind, id } of submissions) expect(await isStored(`${kind}/${id}`)).toBe(false);
  });
});

test('an unreadable record is shown as unreadable, and can be deleted', { tag: '@all' }, async ({ page }) => {
  const id = `broken-${Date.now()}`;
  await db.doc(`messages/${id}`).set({ state: 'new', createdAt: new Date(), updatedAt: new Date() });
  await openDesk(page, `/conversas?registro=${id}`);
  await expect(record(page, 'Registro ilegível')).toBeVisible();
  await expect(main(page).getByText(`messages/${id}`)).toBeVisible();
  await removeButton(page).click();
  await dialog(page, 'Excluir esta mensagem?').getByRole('button', { name: 'Sim, excluir' }).click();
  await expect.poll(() => isStored(`messages/${id}`)).toBe(false);
});

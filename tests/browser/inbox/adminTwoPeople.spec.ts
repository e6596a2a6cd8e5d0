import type { Command } from '#src/domain/commands/table.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { administrator, choice, db, hearNoChange, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { dataAt, storedMessage } from '#tests/support/store.ts';
import { ownName } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';

const doAsBia = async ({ kind, id }: Submission, command: Command) => {
  const giver = { by: 'bia@exemplo.com.br', uid: 'bia', name: 'Bia' };
  await createCommandRunner(() => db)({ kind, id, revision: 0 }, command, { ...giver, now: new Date() });
};
const archiveAsBia = (submission: Submission) => doAsBia(submission, { action: 'state', state: 'archived' });

test.describe('two people at once', () => {
  test.use({ allowedMessage: /Failed to load resource.*409/ });

  test('a change that somebody else made meanwhile is shown and not overwritten', async ({ page }) => {
    const message = await storedMessage({ nome: ownName('Rita') });
    // Without this call, the page would show Bia's change before the press.
    await hearNoChange(page);
    await openDesk(page, `/conversas?registro=${message.id}`);
    await expect(choice(page, 'Nova')).toHaveAttribute('aria-pressed', 'true');
    await archiveAsBia(message);
    await choice(page, 'Respondida').click();
    const refusal = main(page).getByText('O que você pediu não foi feito');
    await expect(refusal).toContainText('Concluída por bia@exemplo.com.br');
    await expect(choice(page, 'Concluída')).toHaveAttribute('aria-pressed', 'true');
    expect((await dataAt(message))?.state).toBe('archived');

    await choice(page, 'Respondida').click();
    await expect(main(page).getByText('Marcada como respondida.')).toBeVisible();
    const log = { 2: { by: administrator.email, what: 'answered' } };
    expect(await dataAt(message)).toMatchObject({ state: 'answered', revision: 2, log });
    const history = page.getByRole('listitem').filter({ hasText: 'por' });
    await expect(history.filter({ hasText: 'Concluída por bia@exemplo.com.br' })).toBeVisible();
    await expect(history.filter({ hasText: 'Marcada como respondida por você' })).toBeVisible();
  });
});

test.describe('with a moved clock', () => {
  // Storing a draft is refused once if somebody changes the record meanwhile; the SDK then tries again.
  test.use({ ownContext: true, allowedMessage: /status of 400/ });

  test('the page shows changes that others make to the open record, and a record that others conclude leaves the list', async ({
    page,
  }) => {
    const open = await storedMessage({ nome: ownName('Raul') });
    const other = await storedMessage({ nome: ownName('Ivo') });
    await page.clock.install();
    await openDesk(page, `/conversas?registro=${open.id}`);
    await expect(choice(page, 'Nova')).toHaveAttribute('aria-pressed', 'true');
    const listed = main(page).getByRole('link', { name: other.nome });
    await expect(listed).toBeVisible();
    await archiveAsBia(open);
    await archiveAsBia(other);
    await page.clock.fastForward('00:16');
    const told = page.locator('[aria-live=polite]').filter({ hasText: 'Mudança de outra pessoa' });
    await expect(told).toContainText('Concluída por bia@exemplo.com.br');
    await expect(choice(page, 'Concluída')).toHaveAttribute('aria-pressed', 'true');
    await expect(listed).toHaveCount(0);
  });

  test('an answer needs a confirmation if somebody else has answered meanwhile', async ({ page }) => {
    const message = await storedMessage({ nome: ownName('Rui'), email: newEmail() });
    await page.clock.install();
    await openDesk(page, `/conversas?registro=${message.id}`);
    await page.getByRole('textbox', { name: 'Sua resposta' }).fill('Olá, Rui!');
    await doAsBia(message, { action: 'reply', text: 'Até sexta, Rui.' });
    await page.clock.fastForward('00:16');
    await expect(main(page).getByText('Até sexta, Rui.')).toBeVisible();
    const send = page.getByRole('button', { name: 'Enviar', exact: true });
    await send.click();
    const question = page.getByRole('dialog', { name: 'Alguém respondeu enquanto você escrevia' });
    await expect(question).toContainText('Até sexta, Rui.');
    await expect(question.getByRole('button', { name: 'Enviar mesmo assim' })).not.toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Voltar ao texto' }).click();
    const replies = async () => Object.keys((await dataAt(message))?.replies);
    expect(await replies()).toEqual(['1']);
    await send.click();
    await question.getByRole('button', { name: 'Enviar mesmo assim' }).click();
    await expect.poll(replies).toEqual(['1', '2']);
  });
});

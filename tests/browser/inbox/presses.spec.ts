import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { SAVED_REPLIES_PATH } from '#src/domain/submissions/savedReplies.ts';
import type { MessageSubmission } from '#src/domain/submissions/submission.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import { messageSubmission, ownName, storeSubmissions } from '#tests/support/submissions.ts';
import { newEmail, provideAdministrator } from '#tests/support/testAccounts.ts';

const DAY_MS = 86_400_000;
const reply = { id: randomUUID(), title: ownName('Prazo'), text: 'Olá, {primeiro nome}! Respondemos logo.' };

let db: Awaited<ReturnType<typeof openDatabase>>;
let administrator: Awaited<ReturnType<typeof provideAdministrator>>;
test.beforeAll(async () => {
  db = await openDatabase();
  administrator = await provideAdministrator();
  await db.doc(SAVED_REPLIES_PATH).set({ replies: { [reply.id]: reply } }, { merge: true });
});
test.afterAll(async () => {
  await db.doc(SAVED_REPLIES_PATH).update({ [`replies.${reply.id}`]: FieldValue.delete() });
});

/** A click or a shortcut is a press; what is typed is none. */
function countPresses(page: Page) {
  let presses = 0;
  const press = async (step: () => Promise<unknown>) => {
    presses += 1;
    await step();
  };
  return {
    click: (role: 'button' | 'link', name: string) =>
      press(() => page.getByRole(role, { name, exact: true }).click()),
    key: (keys: string) => press(() => page.keyboard.press(keys)),
    count: () => presses,
  };
}

/** A message that has waited for longer than any other test's, and the desk's first room. */
async function openDesk(page: Page) {
  const message = messageSubmission({
    nome: ownName('Lia'),
    email: newEmail(),
    createdAt: new Date(Date.now() - 300 * DAY_MS),
  });
  await storeSubmissions(db, [message]);
  await openSignedIn(page, administrator, '/admin');
  // Shortcuts answer once the list is there.
  await expect(page.getByRole('link', { name: message.nome })).toBeVisible();
  const record = page.getByRole('heading', { level: 2, name: message.nome });
  const stored = ({ id }: MessageSubmission) => db.doc(`messages/${id}`).get();
  return { message, record, stored: () => stored(message), presses: countPresses(page) };
}

test('the next message is read with one press, and is spam with two', async ({ page }) => {
  const { message, record, stored, presses } = await openDesk(page);
  await presses.click('link', message.nome);
  await expect(record).toBeVisible();
  expect(presses.count()).toBe(1);
  await presses.click('button', 'Spam');
  await expect.poll(async () => (await stored()).get('state')).toBe('spam');
  expect(presses.count()).toBe(2);
});

test('a message is answered with a saved reply with three presses', async ({ page }) => {
  const { message, stored, presses } = await openDesk(page);
  await presses.click('link', message.nome);
  await presses.click('button', reply.title);
  await presses.key('Control+Enter');
  await expect.poll(async () => (await stored()).get('state')).toBe('answered');
  expect((await stored()).get('replies.1.text')).toBe('Olá, Lia! Respondemos logo.');
  expect(presses.count()).toBe(3);
});

test('a message is answered and concluded with three presses, and has left the open ones', async ({
  page,
}) => {
  const { message, stored, presses } = await openDesk(page);
  await presses.click('link', message.nome);
  await presses.click('button', reply.title);
  await presses.click('button', 'Enviar e concluir');
  await expect.poll(async () => (await stored()).get('state')).toBe('archived');
  expect(presses.count()).toBe(3);
  await page.goto('/admin/conversas?estado=concluidas');
  await expect(page.getByRole('link', { name: message.nome })).toBeVisible();
});

test('somebody is found with three presses', async ({ page }) => {
  const { message, record, presses } = await openDesk(page);
  await presses.key('/');
  await page.keyboard.type(message.email);
  await presses.key('Enter');
  await presses.click('link', message.nome);
  await expect(record).toBeVisible();
  expect(presses.count()).toBe(3);
});

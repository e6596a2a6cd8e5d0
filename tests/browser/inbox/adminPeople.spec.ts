import { expect, test } from '#tests/support/clearedPageTest.ts';
import { openDesk, record } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { dataAt, store } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission, ownName } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

test('a note is stored for the studio, and other submissions from the address are found', async ({
  page,
}) => {
  const email = newEmail();
  // The desk shows a person under the name in their latest submission.
  const createdAt = new Date(Date.now() - 60_000);
  const message = messageSubmission({ nome: ownName('Elis'), email, createdAt });
  const booking = bookingSubmission({ nome: ownName('Elisa'), email, data: '2031-02-03', holdsSlot: false });
  await store(message, booking);
  await openDesk(page, `/conversas?registro=${message.id}`);
  const notes = page.getByRole('region', { name: 'Notas da equipe' });
  await notes.getByRole('button', { name: 'Guardar a nota' }).click();
  await expect(notes.getByText('Escreva a nota primeiro.')).toBeVisible();
  await notes.getByRole('textbox', { name: 'Nota nova' }).fill('Ligar na sexta.');
  await notes.getByRole('button', { name: 'Guardar a nota' }).click();
  await expect(notes.getByRole('listitem')).toContainText(['Ligar na sexta.']);
  await expect(notes.getByRole('listitem')).toContainText(['Por você']);
  await page.reload();
  await expect(notes.getByRole('listitem')).toContainText(['Ligar na sexta.']);

  const others = page.getByRole('region', { name: 'Desta pessoa' });
  await expect(others.getByRole('listitem')).toContainText(['Agendamento']);

  await notes.getByRole('button', { name: 'Excluir a nota' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  const log = { 1: { what: 'noted' }, 2: { what: 'noteRemoved' } };
  await expect.poll(() => dataAt(message)).toMatchObject({ notes: {}, log });
  await others.getByRole('link', { name: 'Ver a pessoa' }).click();
  const person = page.getByRole('article').filter({ has: record(page, booking.nome) });
  await expect(person.getByRole('listitem')).toHaveCount(2);
  await person.getByRole('link', { name: 'Agendamento' }).click();
  await expect(page).toHaveURL(new RegExp(booking.id));
});

test('messages from one address form one conversation, which can be split and joined', async ({ page }) => {
  const given = { nome: ownName('Olga'), email: newEmail() };
  const last = messageSubmission({ ...given, mensagem: 'E o prazo?' });
  const joined = {
    conversation: last.id,
    state: 'joined',
    createdAt: new Date(Date.now() - 3_600_000),
  } as const;
  const first = messageSubmission({ ...given, ...joined, mensagem: 'Quanto custa?' });
  await store(first, last);
  const stored = async () => {
    const found = await Promise.all([first, last].map(dataAt));
    return found.map((one) => `${one?.state} in ${one?.conversation}`);
  };
  await openDesk(page, `/conversas?registro=${first.id}`);
  await page.getByRole('link', { name: 'Abrir a conversa' }).click();
  await expect(page).toHaveURL(`/admin/conversas?registro=${last.id}`);
  const earlier = page.getByRole('article', { name: 'Mensagem anterior' });
  await expect(earlier).toContainText('Quanto custa?');
  await expectAccessible(page);
  await earlier.getByRole('button', { name: 'Separar' }).click();
  await expect(earlier).toHaveCount(0);
  await expect.poll(stored).toEqual([`new in ${first.id}`, `new in ${last.id}`]);
  await page.getByRole('button', { name: 'Juntar a esta' }).click();
  await expect(earlier).toContainText('Quanto custa?');
  await expect.poll(stored).toEqual([`joined in ${last.id}`, `new in ${last.id}`]);
});

test('two addresses of one person are joined and separated; a deletion covers only the chosen addresses', async ({
  page,
}) => {
  const nome = `${ownName('Iara')} Nunes`;
  const [wrong, other] = [newEmail(), newEmail()];
  const message = messageSubmission({ nome, email: wrong });
  const booking = bookingSubmission({ nome, email: wrong, data: '2031-02-04', holdsSlot: false });
  const second = messageSubmission({ nome, email: other, createdAt: new Date(Date.now() - 60_000) });
  await store(message, booking, second);
  await openDesk(page, `/pessoas?registro=${message.id}`);
  const person = page.getByRole('article').filter({ has: record(page, nome) });
  await expect(person.getByRole('button', { name: 'Excluir tudo' })).toBeVisible();
  const buttons = await person.getByRole('button').allTextContents();
  expect(buttons).toContain('Escrever');
  expect(buttons.indexOf('Escrever')).toBeLessThan(buttons.indexOf('Excluir tudo'));
  await person.getByRole('button', { name: `Juntar com ${other}` }).click();
  await expect(person.getByText(`Juntado: ${other}.`)).toBeVisible();
  const addresses = person.getByRole('group', { name: 'De quais endereços?' });
  await expect(addresses.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);
  await person.getByRole('checkbox', { name: wrong }).uncheck();
  await person.getByRole('button', { name: 'Excluir tudo' }).click();
  const question = page.getByRole('dialog', { name: 'Excluir tudo deste endereço?' });
  await expect(question).toContainText(`${other}: 1 registro`);
  await question.getByRole('button', { name: 'Manter' }).click();
  await person.getByRole('button', { name: 'Marcar' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toHaveValue(wrong);
  await page.keyboard.press('Escape');
  await person.getByRole('button', { name: `Separar ${other}` }).click();
  await expect(person.getByText(`Separado: ${other}.`)).toBeVisible();
});

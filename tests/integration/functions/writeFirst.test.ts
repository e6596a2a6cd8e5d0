import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { storedWithMail } from '#tests/support/submissions.ts';
import { callStudio } from './callStudio.ts';
import { redeliverAt } from './createTestHandlers.ts';

const message = { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Vamos retomar o projeto?' };

beginEmpty();
const inbox = openInbox();

test('the studio writes first: one mail without a quote goes out, and the conversation waits for the client', async () => {
  const id = randomUUID();
  const now = new Date();
  await giveAsBia({ kind: 'messages', id }, { action: 'write', kind: 'messages', id, message }, { now });
  await redeliverAt(new Date(now.getTime() + 300_000), inbox.port);
  expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[message.email]]);
  const [mail] = inbox.mails;
  expect(mail?.subject).toBe(`Mensagem do Alinhavo (${bookingReference(id)})`);
  expect(mail?.text).toMatch(/^Vamos retomar o projeto\?\n\nBia Lima, do Alinhavo\n/);
  expect(mail?.raw).not.toContain('In-Reply-To');
  expect(await storedWithMail(db, { kind: 'messages', id })).toMatchObject({
    ...{
      nome: 'Ana',
      email: message.email,
      mensagem: '',
      state: 'answered',
      responsible: 'bia@exemplo.com.br',
    },
    mail: { state: 'sent' },
  });
});

test('needs a text and an address', async () => {
  const administrator = await newAdministrator();
  for (const wrong of [{ mensagem: ' ' }, { email: 'ana' }, { nome: '' }]) {
    const id = randomUUID();
    const command = { action: 'write', kind: 'messages', id, revision: 0, message: { ...message, ...wrong } };
    expect((await callStudio(command, administrator)).status).toBe(400);
    expect((await db.doc(`messages/${id}`).get()).exists).toBe(false);
  }
});

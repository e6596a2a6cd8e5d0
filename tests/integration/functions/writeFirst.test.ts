import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookingReference.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { storedWithMail } from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';
import { callStudio } from './callStudio.ts';
import { createTestHandlers } from './createTestHandlers.ts';

const message = { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Vamos retomar o projeto?' };

test('the studio writes first: one mail without a quote goes out, and the conversation waits for the client', async () => {
  await forgetSubmissions(db);
  const inbox = await openSmtpInbox(0);
  const id = randomUUID();
  const giver = { by: 'bia@exemplo.com.br', uid: 'bia', name: 'Bia Lima' };
  const command = { action: 'write', kind: 'messages', id, message } as const;
  const now = new Date();
  await createCommandRunner(() => db)({ kind: 'messages', id }, command, { ...giver, now });
  const later = () => new Date(now.getTime() + 300_000);
  await createTestHandlers({ db, smtpPort: inbox.port, now: later }).redeliver();
  await inbox.close();
  expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[message.email]]);
  const [mail] = inbox.mails;
  expect(mail?.subject).toBe(`Mensagem do Alinhavo (${bookingReference(id)})`);
  expect(mail?.text).toMatch(/^Vamos retomar o projeto\?\n\nBia Lima, do Alinhavo\n/);
  expect(mail?.raw).not.toContain('In-Reply-To');
  expect(await storedWithMail(db, { kind: 'messages', id })).toMatchObject({
    ...{ nome: 'Ana', email: message.email, mensagem: '', state: 'answered', responsible: giver.by },
    mail: { state: 'sent' },
  });
});

test('without a text or an address nothing is written', async () => {
  const administrator = await newAdministrator();
  for (const wrong of [{ mensagem: ' ' }, { email: 'ana' }, { nome: '' }]) {
    const id = randomUUID();
    const command = { action: 'write', kind: 'messages', id, revision: 0, message: { ...message, ...wrong } };
    expect((await callStudio(command, administrator)).status).toBe(400);
    expect((await db.doc(`messages/${id}`).get()).exists).toBe(false);
  }
});

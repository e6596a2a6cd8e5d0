import { expect, test } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { createMailSender } from '../../../../functions/src/adapters/mail.ts';
import { createTestHandlers, PERSON } from '../createTestHandlers.ts';
import { someMessage } from '../post.ts';

const mail = {
  from: 'Alinhavo <site@alinhavo.example>',
  to: 'ola@alinhavo.example',
  replyTo: 'ana@exemplo.com.br',
  subject: 'Oi',
  html: '<p>Oi</p>',
  text: 'Oi',
};

test('a mail is never sent to another machine without encryption', async () => {
  const inbox = await openSmtpInbox(0);
  // 0.0.0.0 reaches this machine, but is not one of the names for which TLS is optional.
  const send = createMailSender(() => `smtp://0.0.0.0:${inbox.port}`);
  await expect(send(mail)).rejects.toMatchObject({ code: 'ETLS' });
  expect(inbox.mails).toEqual([]);
  await inbox.close();
});

test('without a configured server no mail is sent, not even to a default server', async () => {
  await expect(createMailSender(() => '')(mail)).rejects.toThrow('SMTP_URL');
});

test('the log entry of a refused mail contains no text and no address', async () => {
  const inbox = await openSmtpInbox(0, ['ola@alinhavo.example']);
  const logged: unknown[] = [];
  const log = (...entry: unknown[]) => logged.push(entry);
  const message = { ...someMessage(), recaptchaToken: PERSON };
  await createTestHandlers({ db: await openDatabase(), smtpPort: inbox.port, log }).contact(message);
  const refused = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' };
  const about = { kind: 'messages', id: message.idempotencyKey, name: 'studio' };
  expect(logged).toContainEqual(['warn', 'mail.undelivered', { ...about, ...refused }]);
  await inbox.close();
});

import { expect, test } from 'vitest';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { createMailAttempt, createMailSender } from '../../../../functions/src/adapters/mail.ts';

const mail = {
  from: 'Alinhavo <site@alinhavo.example>',
  to: 'ola@alinhavo.example',
  replyTo: 'ana@exemplo.com.br',
  subject: 'Oi',
  html: '<p>Oi</p>',
  text: 'Oi',
};

test('a mail never travels to another machine without encryption', async () => {
  const inbox = await openSmtpInbox(0);
  // The unspecified address reaches this machine without being one of the names that may do without TLS.
  const send = createMailSender(() => `smtp://0.0.0.0:${inbox.port}`);
  await expect(send(mail)).rejects.toMatchObject({ code: 'ETLS' });
  expect(inbox.mails).toEqual([]);
  await inbox.close();
});

test('without a configured server nothing is sent, not even to a default one', async () => {
  await expect(createMailSender(() => '')(mail)).rejects.toThrow('SMTP_URL');
});

test('what is logged of a refused mail quotes nobody', async () => {
  const inbox = await openSmtpInbox(0, ['ola@alinhavo.example']);
  const logged: object[] = [];
  const attempt = createMailAttempt(
    createMailSender(() => `smtp://127.0.0.1:${inbox.port}`),
    (...entry) => logged.push(entry),
  );
  const signal = new AbortController().signal;
  expect(await attempt(async () => mail, signal, { kind: 'summary' })).toBe('EENVELOPE 550');
  expect(logged).toEqual([
    [
      'warn',
      'mail.undelivered',
      { kind: 'summary', code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    ],
  ]);
  await inbox.close();
});

import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { sanitizeName } from '../../../../functions/src/mails/html.ts';

test('a name that looks like an encoded word is sent as the letters that were typed, in Subject and Reply-To', async () => {
  const name = sanitizeName('=?utf-8?Q?Banco_Central?=');
  const sender = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const addresses = { from: 'site@example.com', to: 'ola@example.com' };
  const said = { replyTo: { name, address: 'a@example.com' }, subject: `Nova mensagem de ${name}` };
  const { message } = await sender.sendMail({ ...addresses, ...said });
  const lines = message.toString().split('\r\n');
  expect(lines).toContain('Subject: Nova mensagem de = ?utf-8?Q?Banco_Central?=');
  expect(lines.find((line) => line.startsWith('Reply-To:'))).not.toContain('=?utf-8?Q?Banco');
});

test('other names of people stay unchanged', () => {
  expect(sanitizeName('Ana "Nina" Souza = sócia?')).toBe('Ana "Nina" Souza = sócia?');
});

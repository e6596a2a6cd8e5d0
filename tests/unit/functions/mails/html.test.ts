import fc from 'fast-check';
import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { html, sanitizeName, withLineBreaks } from '../../../../functions/src/mails/html.ts';

test('no character of an inserted text can open or close markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const inside = html`<a title="${text}">${text}</a>`
        .toString()
        .slice('<a title="'.length, -'</a>'.length);
      expect(inside.replace('">', '')).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
    }),
  );
});

test('nested markup and lists of markup are not escaped again', () => {
  const items = ['<1>', '2'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>`.toString()).toBe('<ul><li>&lt;1&gt;</li><li>2</li></ul>');
});

test('line breaks of a text stay visible', () => {
  expect(withLineBreaks('a\n\n<b>').toString()).toBe('a<br><br>&lt;b&gt;');
});

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

import { expect, test } from 'vitest';
import { readHeaders } from '../../../../functions/src/mailbox/mailHeaders.ts';
import { mailSort } from '../../../../functions/src/mailbox/mailSort.ts';

const read = (...lines: string[]) => readHeaders(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`));

test('the headers give the sender, the recipients, the subject and the answered mails, the nearest first', async () => {
  const mail = await read(
    'Message-ID: <c3@cliente.com.br>',
    'In-Reply-To: <b2@alinhavo.example>',
    'References: <a1@alinhavo.example>',
    ' <b2@alinhavo.example>',
    'From: =?utf-8?Q?Cl=C3=A1udia?= <Claudia@Cliente.com.br>',
    'To: Alinhavo <ola@alinhavo.example>',
    'Cc: Turma: um@cliente.com.br, dois@cliente.com.br;',
    'Subject: =?utf-8?B?UkVTOiBPcsOnYW1lbnRv?=',
  );
  expect(mail).toMatchObject({
    messageId: 'c3@cliente.com.br',
    references: ['b2@alinhavo.example', 'a1@alinhavo.example'],
    from: { name: 'Cláudia', address: 'claudia@cliente.com.br' },
    to: [{ address: 'ola@alinhavo.example' }],
    cc: [{ address: 'um@cliente.com.br' }, { address: 'dois@cliente.com.br' }],
    subject: 'RES: Orçamento',
    returnPath: undefined,
  });
});

test.each([
  [['From: um@a.com.br', 'From: outro@b.com.br']],
  [['From: um@a.com.br, outro@b.com.br']],
  [['From: Sem endereço']],
  [[]],
])('a mail with two senders, or without one, has no sender: %j', async (lines) => {
  expect((await read(...lines)).from.address).toBe('');
});

test('only the beginning of five megabytes of headers is read', async () => {
  const long = Array.from({ length: 100_000 }, (_, index) => ` <${index}.${'x'.repeat(40)}@longe.com.br>`);
  const mail = await read(
    'Message-ID: <d4@cliente.com.br>',
    'From: ana@cliente.com.br',
    `References:${long.join('\r\n')}`,
  );
  expect(mail.messageId).toBe('d4@cliente.com.br');
  expect(mail.references.length).toBeLessThanOrEqual(50);
});

// biome-ignore format: a row is a line
test.each([
  ['person', ['From: ana@cliente.com.br', 'Subject: Re: Orçamento']],
  ['person', ['From: ana@cliente.com.br', 'Auto-Submitted: no']],
  ['automatic', ['From: ana@cliente.com.br', 'Auto-Submitted: auto-replied']],
  ['automatic', ['From: ana@cliente.com.br', 'Precedence: bulk']],
  ['automatic', ['From: ana@cliente.com.br', 'Return-Path: <>']],
  ['automatic', ['From: ana@cliente.com.br', 'Subject: Resposta automática: férias']],
  ['automatic', ['From: MAILER-DAEMON@cliente.com.br', 'Subject: Undelivered']],
  ['automatic', ['From: ana@cliente.com.br', 'Content-Type: multipart/report; report-type=disposition-notification']],
  ['report', ['From: MAILER-DAEMON@a.com', 'Content-Type: multipart/report; report-type="delivery-status"; boundary=x']],
  ['calendar', ['From: ana@cliente.com.br', 'Content-Type: text/calendar; charset=utf-8; method=REPLY']],
])('%s: %j', async (sort, lines) => {
  expect(mailSort(await read(...lines))).toBe(sort);
});

import { expect, test } from 'vitest';
import { decideMail, type Referred } from '../../../../functions/src/mailbox/decideMail.ts';
import type { MailHeaders } from '../../../../functions/src/mailbox/mailHeaders.ts';

const OWNER = { addresses: ['ola@alinhavo.example'], server: 'mx' };
const CONVERSATION: Referred = { addresses: ['ana@cliente.com.br'] };
const INBOX = { isSent: false, takesNew: false };
const NEW = { isSent: false, takesNew: true };
const SENT = { isSent: true, takesNew: false };

type Given = Partial<MailHeaders> & { receiver?: string; isProved?: boolean };

function mail(
  from: string,
  { receiver = 'ola@alinhavo.example', isProved = true, ...given }: Given = {},
): MailHeaders {
  const domain = from.split('@')[1];
  return {
    messageId: 'x@y',
    references: [],
    from: { name: '', address: from },
    to: [{ name: '', address: receiver }],
    cc: [],
    returnPath: undefined,
    subject: 'Re: Orçamento',
    date: '',
    contentType: 'text/plain',
    autoSubmitted: '',
    precedence: '',
    authentication: isProved ? [`mx; dmarc=pass header.from=${domain}`] : [],
    ...given,
  };
}

const ANA = 'ana@cliente.com.br';
const toAna = { receiver: ANA, isProved: false };
const automatic = { autoSubmitted: 'auto-replied' };

type Decision = ReturnType<typeof decideMail>;
type Case = [title: string, headers: MailHeaders, folder: typeof INBOX, decision: Decision];
const decide = (headers: MailHeaders, referred: Referred, folder: typeof INBOX) =>
  decideMail(headers, referred, folder, OWNER);

// biome-ignore format: a row is a line
test.each<Case>([
  ['from the client joins', mail(ANA), INBOX, { what: 'joins', by: 'client', sort: 'person' }],
  ['from the client needs approval if the server has not authenticated its sender', mail(ANA, { isProved: false }), INBOX, { what: 'asks', why: 'unproved' }],
  ['from somebody else needs approval, even if its sender is authenticated', mail('bia@cliente.com.br'), INBOX, { what: 'asks', why: 'otherSender' }],
  ['from the studio to the client joins', mail('ola@alinhavo.example', toAna), SENT, { what: 'joins', by: 'studio', sort: 'person' }],
  ['that the studio forwards to others is ignored', mail('ola@alinhavo.example', { ...toAna, receiver: 'contador@outro.com.br' }), SENT, { what: 'ignored' }],
  ['in the inbox from the studio’s address, which anybody can write, is ignored', mail('ola@alinhavo.example', toAna), INBOX, { what: 'ignored' }],
  ['that the client’s program sent joins as automatic', mail(ANA, automatic), INBOX, { what: 'joins', by: 'client', sort: 'automatic' }],
  ['that a stranger’s program sent is ignored', mail('bia@outra.com.br', automatic), INBOX, { what: 'ignored' }],
  ['that the studio’s program sent is ignored', mail('ola@alinhavo.example', { ...toAna, ...automatic }), SENT, { what: 'ignored' }],
])('a mail of a conversation %s', (_, headers, folder, decision) => {
  expect(decide(headers, CONVERSATION, folder)).toEqual(decision);
});

// biome-ignore format: a row is a line
test.each<Case>([
  ['is ignored', mail('novo@cliente.com.br'), INBOX, { what: 'ignored' }],
  ['begins a conversation if that is switched on', mail('novo@cliente.com.br'), NEW, { what: 'begins', isProved: true }],
  ['begins one also if its sender is not authenticated', mail('novo@cliente.com.br', { isProved: false }), NEW, { what: 'begins', isProved: false }],
  ['begins none if it is from a mailing list', mail('lista@cliente.com.br', { precedence: 'list' }), NEW, { what: 'ignored' }],
  ['begins none if it is from the studio', mail('ola@alinhavo.example'), NEW, { what: 'ignored' }],
])('a mail of no conversation %s', (_, headers, folder, decision) => {
  expect(decide(headers, undefined, folder)).toEqual(decision);
});

test('an answer to an erased conversation adds nothing and begins no conversation', () => {
  expect(decide(mail(ANA), 'gone', NEW)).toEqual({ what: 'ignored' });
});

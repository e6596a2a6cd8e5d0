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

const decide = (headers: MailHeaders, referred: Referred, folder = INBOX) =>
  decideMail(headers, referred, folder, OWNER);

test('the client’s answer joins the conversation if the server has authenticated its sender', () => {
  expect(decide(mail('ana@cliente.com.br'), CONVERSATION)).toEqual({
    what: 'joins',
    by: 'client',
    sort: 'person',
  });
  expect(decide(mail('ana@cliente.com.br', { isProved: false }), CONVERSATION)).toEqual({
    what: 'asks',
    why: 'unproved',
  });
});

test('a mail from somebody else that refers to the conversation needs approval, even if its sender is authenticated', () => {
  expect(decide(mail('bia@cliente.com.br'), CONVERSATION)).toEqual({ what: 'asks', why: 'otherSender' });
});

test('the studio’s mail to the client counts as the studio’s answer; a forwarded mail does not', () => {
  const answer = mail('ola@alinhavo.example', { receiver: 'ana@cliente.com.br', isProved: false });
  const forwarded = mail('ola@alinhavo.example', { receiver: 'contador@outro.com.br', isProved: false });
  expect(decide(answer, CONVERSATION, SENT)).toEqual({ what: 'joins', by: 'studio', sort: 'person' });
  expect(decide(forwarded, CONVERSATION, SENT)).toEqual({ what: 'ignored' });
  // Anybody can write into the inbox with the studio's address.
  expect(decide(answer, CONVERSATION, INBOX)).toEqual({ what: 'ignored' });
});

test('the client’s automatic reply joins and is marked as automatic; an automatic mail from a stranger or the studio does not join', () => {
  const automatic = { autoSubmitted: 'auto-replied' };
  expect(decide(mail('ana@cliente.com.br', automatic), CONVERSATION)).toMatchObject({
    what: 'joins',
    sort: 'automatic',
  });
  expect(decide(mail('bia@outra.com.br', automatic), CONVERSATION)).toEqual({ what: 'ignored' });
  const own = mail('ola@alinhavo.example', { receiver: 'ana@cliente.com.br', ...automatic });
  expect(decide(own, CONVERSATION, SENT)).toEqual({ what: 'ignored' });
});

test('a stranger’s mail is ignored, but begins a conversation if that is switched on', () => {
  const stranger = mail('novo@cliente.com.br');
  expect(decide(stranger, undefined)).toEqual({ what: 'ignored' });
  expect(decide(stranger, undefined, NEW)).toEqual({ what: 'begins', isProved: true });
  expect(decide(mail('novo@cliente.com.br', { isProved: false }), undefined, NEW)).toEqual({
    what: 'begins',
    isProved: false,
  });
  expect(decide(mail('lista@cliente.com.br', { precedence: 'list' }), undefined, NEW)).toEqual({
    what: 'ignored',
  });
  expect(decide(mail('ola@alinhavo.example'), undefined, NEW)).toEqual({ what: 'ignored' });
});

test('an answer to an erased conversation adds nothing and begins no conversation', () => {
  expect(decide(mail('ana@cliente.com.br'), 'gone', NEW)).toEqual({ what: 'ignored' });
});

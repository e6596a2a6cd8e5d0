import { expect, test } from 'vitest';
import { messageSubmission } from '#tests/support/submissions.ts';
import { contactAcknowledgement, contactMessageMail } from '../../../../functions/src/mails/contactMails.ts';

const envelope = {
  studioAddress: 'ola@alinhavo.example',
  recordUrl: 'https://alinhavo.example/admin?aba=mensagens&registro=0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11',
};
const sender = { nome: "João D'Ávila", email: 'joao@exemplo.com.br' };
const message = messageSubmission({ id: '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11', ...sender, mensagem: 'Oi' });

test.each(["João D'Ávila", 'Dra. Ana-Luísa', '李小龍'])('greets %s by name', (nome) => {
  expect(contactAcknowledgement({ ...message, nome }).text).toMatch(`Olá, ${nome}!`);
});

test.each(['Ganhe em premios.example', 'https://premios.example', 'ligue 0800 123', 'x'.repeat(61)])(
  'a greeting never repeats "%s" as a name, because the receiver may be a stranger',
  (nome) => {
    const { html, text, subject } = contactAcknowledgement({ ...message, nome });
    expect(html + text + subject).not.toContain(nome);
    expect(text).toMatch(/^Olá!/);
  },
);

test('the sender’s address is a link that only opens a mail to that address', () => {
  const { html } = contactMessageMail({ ...message, email: 'joao?bcc=x&y@exemplo.com.br' }, envelope);
  expect(html).toContain('href="mailto:joao%3Fbcc%3Dx%26y@exemplo.com.br"');
});

test('the preview of a long message does not end in half a character', () => {
  const { html } = contactMessageMail({ ...message, mensagem: '🧵'.repeat(400) }, envelope);
  expect(html).toContain(`>${'🧵'.repeat(120)}<`);
});

test('both mails have the short number that the page shows, and no other', () => {
  for (const { html, text } of [contactMessageMail(message, envelope), contactAcknowledgement(message)])
    for (const part of [html, text]) {
      expect(part).toContain('656-966-411');
      // The whole id may occur only in the record's URL.
      expect(part.replace(/\S*registro=\S*/g, '')).not.toContain(message.id);
    }
});

test('the acknowledgement makes the same promise as the page', () => {
  const { html, text } = contactAcknowledgement(message);
  for (const part of [html, text]) expect(part).toContain('em até dois dias úteis');
});

test('the mail for the studio leads to the record in the inbox', () => {
  const { html, text } = contactMessageMail(message, envelope);
  expect(text).toContain(`No painel: ${envelope.recordUrl}`);
  expect(html).toContain(`href="${envelope.recordUrl.replace('&', '&amp;')}"`);
});

import { describe, expect, test } from 'vitest';
import { deskAddress, readDeskLocation } from '#src/desk/base/deskLocation.ts';
import type { Summary } from '../../../../functions/src/adapters/summaries.ts';
import { messageId } from '../../../../functions/src/mails/mailBody.ts';
import { hasNews, summaryMail } from '../../../../functions/src/mails/summaryMail.ts';
import { bookingSubmission } from '../../../support/submissions.ts';

const nothing = { new: 0, oldest: undefined, review: 0, undelivered: 0 };
const empty: Summary = { messages: nothing, bookings: nothing, today: [] };
const oldest = { id: 'm1', nome: 'Ana Souza', createdAt: new Date('2026-03-11T17:05:00Z') };
const full: Summary = {
  messages: { new: 3, oldest, review: 1, undelivered: 2 },
  bookings: { new: 1, oldest: { ...oldest, id: 'b1', nome: 'Bia Reis' }, review: 2, undelivered: 1 },
  today: [
    bookingSubmission({ id: 'b2', nome: 'Caio Lima', horario: '09:00' }),
    bookingSubmission({ id: 'b3', nome: 'Davi Melo', horario: '14:00', state: 'review' }),
  ],
};
const DAY = '2026-03-12';
const SITE = 'https://alinhavo.example';

describe('the summary of a day', () => {
  test('lists in its text part the waiting submissions and the day’s consultations, with their addresses', () => {
    const { subject, text } = summaryMail(full, DAY, SITE);
    expect(subject).toBe('Resumo de quinta-feira, 12 de março de 2026 | Alinhavo');
    const inbox = 'https://alinhavo.example/admin';
    expect(text).toBe(`O resumo do dia: quinta-feira, 12 de março de 2026

Consultorias de hoje
- 09:00 – 09:45: Caio Lima, Acessibilidade digital
  ${inbox}?aba=agendamentos&registro=b2
- 14:00 – 14:45: Davi Melo, Acessibilidade digital (a verificar)
  ${inbox}?aba=agendamentos&registro=b3

O que espera por vocês
- 3 mensagens novas
  ${inbox}?aba=mensagens&estado=abertas
- A mensagem mais antiga: Ana Souza, 11/03/2026, 14:05
  ${inbox}?aba=mensagens&registro=m1
- 1 mensagem a verificar
  ${inbox}?aba=mensagens&estado=abertas
- 2 agendamentos a verificar
  ${inbox}?aba=agendamentos&estado=abertas

Já confirmados pelo site
- 1 agendamento novo
  ${inbox}?aba=agendamentos&estado=abertas
- O agendamento mais antigo: Bia Reis, 11/03/2026, 14:05
  ${inbox}?aba=agendamentos&registro=b1

Emails não entregues
- 2 mensagens com email não entregue
  ${inbox}?aba=mensagens&estado=nao-entregues
- 1 agendamento com email não entregue
  ${inbox}?aba=agendamentos&estado=nao-entregues

--
Você recebe este resumo às 8h dos dias úteis, porque o ligou no painel do estúdio. Para não receber mais, desligue-o lá: ${inbox}/ajustes
`);
  });

  test('has the same lines and addresses in its HTML part', () => {
    const { html, text } = summaryMail(full, DAY, SITE);
    const lines = text.split('\n').flatMap((line) => /^(?:- | {2})(.+)/.exec(line)?.[1] ?? []);
    expect(lines).toHaveLength(20);
    for (const line of lines) expect(html).toContain(line.replaceAll('&', '&amp;'));
  });

  test('links only to lists and records of the inbox that exist', () => {
    const urls = summaryMail(full, DAY, SITE).text.match(/https:\S+\?\S+/g) ?? [];
    expect(urls.map((url) => deskAddress(readDeskLocation('/admin', new URL(url).searchParams)))).toEqual([
      '/admin/conversas?tipo=agendamentos&registro=b2',
      '/admin/conversas?tipo=agendamentos&registro=b3',
      '/admin/conversas',
      '/admin/conversas?registro=m1',
      '/admin/conversas',
      '/admin/conversas?tipo=agendamentos',
      '/admin/conversas?tipo=agendamentos',
      '/admin/conversas?tipo=agendamentos&registro=b1',
      '/admin/conversas?estado=nao-entregues',
      '/admin/conversas?estado=nao-entregues&tipo=agendamentos',
    ]);
  });

  test('leaves out empty parts', () => {
    const { text, html } = summaryMail({ ...empty, messages: { ...nothing, review: 1 } }, DAY, SITE);
    for (const part of [text, html]) {
      expect(part).toContain('1 mensagem a verificar');
      expect(part).not.toMatch(/Consultorias de hoje|não entregue|nov[ao]s? |mais antig/);
    }
  });

  test('escapes names, removes direction marks from them, and contains nothing else that visitors typed', () => {
    const nome = '<img src=x>"\u202e&';
    const booking = bookingSubmission({ nome, descricaoProjeto: 'segredo-do-projeto' });
    const messages = { ...nothing, new: 1, oldest: { ...oldest, nome } };
    const { html, text, subject } = summaryMail({ ...empty, messages, today: [booking] }, DAY, SITE);
    expect(html).toContain('&lt;img src=x&gt;&quot;&amp;');
    for (const part of [html, text, subject]) {
      expect(part).not.toMatch(/\u202e|segredo-do-projeto|90000-0000|ana@exemplo/);
      expect(part.match(/<img/g)?.length ?? 0).toBe(part === text ? 2 : 0);
    }
  });
});

test('a Message-ID is valid whatever characters the uid of an account contains', () => {
  expect(messageId('summary-2026-03-12-uid/com "tudo"')).toBe(
    '<summary-2026-03-12-uid_com__tudo_@alinhavo.example>',
  );
});

test('a summary has news if one count is above zero or the day has a consultation', () => {
  expect(hasNews(empty)).toBe(false);
  for (const part of ['new', 'review', 'undelivered'])
    for (const kind of ['messages', 'bookings'])
      expect(hasNews({ ...empty, [kind]: { ...nothing, [part]: 1 } })).toBe(true);
  expect(hasNews({ ...empty, today: full.today })).toBe(true);
});

import { expect, test } from 'vitest';
import { splitHistory } from '#src/domain/submissions/mails/quotedHistory.ts';

const lines = (...all: string[]) => all.join('\n');
const SIGNED = lines('Pode ser na terça?', '', '--', 'Ana Souza', '(11) 90000-0000');
const QUOTED = lines('> Olá, Ana!', '>', '> Até breve');

// biome-ignore format: a row is a line
test.each([
  ['Gmail', lines('Em qui., 26 de nov. de 2026 às 10:00, Alinhavo <ola@alinhavo.example> escreveu:', '', QUOTED)],
  ['a broken line', lines('Em qui., 26 de nov. de 2026 às 10:00, Alinhavo', '<ola@alinhavo.example> escreveu:', QUOTED)],
  ['Apple', lines('On 26 Nov 2026, at 10:00, Alinhavo <ola@alinhavo.example> wrote:', '', QUOTED)],
  ['Outlook', lines('De: Alinhavo <ola@alinhavo.example>', 'Enviado: quinta-feira, 26 de novembro', 'Para: Ana', 'Assunto: Orçamento', '', 'Olá, Ana!')],
  ['old Outlook', lines('-----Mensagem original-----', 'De: Alinhavo', 'Olá, Ana!')],
  ['only marks', QUOTED],
])('the history of %s is folded, and the signature stays', (_, history) => {
  const [words, ...rest] = [SIGNED, '', history];
  expect(splitHistory(lines(words ?? '', ...rest))).toEqual({ words: SIGNED, history });
});

test('Outlook’s separator line is folded together with the history below it', () => {
  const history = lines('De: Alinhavo <ola@alinhavo.example>', 'Enviado: quinta-feira', 'Olá');
  expect(splitHistory(lines('Sim!', '', '________________________________', history))).toEqual({
    words: 'Sim!',
    history,
  });
});

test.each([
  [
    'answers between the quotations',
    lines('Em 26/11, Alinhavo escreveu:', '> Terça?', 'Sim.', '> Às dez?', 'Melhor às onze.'),
  ],
  ['a quotation alone', QUOTED],
  ['no history', lines('Em tempo: o contrato escreveu-se ontem.', 'De: onde vem isto?', 'Abraço')],
])('%s is not folded', (_, text) => {
  expect(splitHistory(text)).toEqual({ words: text, history: '' });
});

test.each(['ENC: proposta', 'Fwd: proposta', 'FW: proposta'])(
  'a forwarded text is not folded: %s',
  (subject) => {
    const text = lines('Veja abaixo.', '---------- Forwarded message ----------', 'De: Bia');
    expect(splitHistory(text, subject).history).toBe('');
    expect(splitHistory(text, 'RES: proposta').history).not.toBe('');
  },
);

test('a hundred thousand quoted lines are folded in one pass', () => {
  const text = lines(...Array<string>(100_000).fill('> linha'), 'fim');
  expect(splitHistory(text).history).toBe('');
});

import { describe, expect, it } from 'vitest';
import {
  answersOf,
  kindsIn,
  messageFields,
  messageKind,
  SENT_KINDS,
  type SentMessage,
  sentText,
} from '#src/domain/submissions/kinds.ts';
import { validateMessageRequest } from '#src/domain/submissions/messageRequest.ts';
import { splitFormerMessage } from '#src/domain/submissions/splitFormerMessage.ts';
import { SUBJECTS } from '#src/domain/submissions/subjects.ts';

const company = { empresa: 'Costura & Cia', email: 'rh@costura.example' };
const empty = {
  participantes: '',
  tema: '',
  temaOutro: '',
  area: '',
  mes: '',
  prazo: '',
  faixa: '',
  tipo: '',
};
const sentBy = (form: string, given: object) =>
  ({ form, nome: 'Ana', ...company, ...empty, mensagem: '', ...given }) as SentMessage;
const HEADS = {
  budget: 'Pedido de orçamento',
  training: 'Pedido de proposta: treinamento para empresas\nEmpresa: Costura & Cia',
  education: 'Pedido de proposta: educação em design para empresas\nEmpresa: Costura & Cia',
};
const OTHER = 'Outro (especifique)';

describe('a submission as one text', () => {
  // biome-ignore format: a row is a line
  it.each([
    ['training', {}, ''],
    ['training', { participantes: '40', tema: 'Design Thinking', mes: 'março', mensagem: 'Em Recife.\nDe manhã.' }, '\nNúmero de participantes: 40\nTema: Design Thinking\nMês: março\n\nEm Recife.\nDe manhã.'],
    ['training', { tema: 'UX Research', temaOutro: 'esquecido', mensagem: 'Oi' }, '\nTema: UX Research\n\nOi'],
    ['training', { tema: OTHER, temaOutro: 'Leitura fácil' }, '\nTema: Leitura fácil'],
    ['training', { tema: OTHER }, `\nTema: ${OTHER}`],
    ['training', { temaOutro: 'Leitura fácil' }, ''],
    ['education', { participantes: 'de 20 a 30', area: 'Outro', mes: 'maio', mensagem: 'Oi' }, '\nNúmero de participantes: de 20 a 30\nÁrea de interesse: Outro\nMês: maio\n\nOi'],
    ['budget', { tipo: 'Aplicativo', prazo: 'Sem data marcada', faixa: 'Até R$ 20 mil', mensagem: 'Um.\n\n  Dois.' }, '\nTipo: Aplicativo\nPrazo: Sem data marcada\nFaixa de investimento: Até R$ 20 mil\n\nUm.\n\n  Dois.'],
    ['budget', { mensagem: 'Tipo: nenhum' }, '\n\nTipo: nenhum'],
  ] as const)('has one line for each answer, then the message, and can be parsed back: %s, %j', (form, given, rest) => {
    const mensagem = HEADS[form] + rest;
    expect(sentText(sentBy(form, given))).toBe(mensagem);
    const nome = form === 'budget' ? 'Ana' : company.empresa;
    const split = splitFormerMessage({ nome, email: company.email, mensagem });
    expect(split?.form).toBe(form);
    expect(split && sentText(split)).toBe(mensagem);
    expect(validateMessageRequest({ ...split, recaptchaToken: 'x' }).output?.message).toEqual(split);
  });

  it('is only the typed text for a plain message, however that text begins', () => {
    const message = {
      form: 'message',
      nome: 'Ana',
      email: 'a@b.co',
      mensagem: 'Pedido de orçamento\n\nOi',
    } as const;
    expect(sentText(message)).toBe(message.mensagem);
    expect(answersOf(message)).toEqual([]);
  });
});

const optionsOf = ({ schema }: { schema: object }) =>
  'options' in schema ? (schema.options as string[]) : [];

describe.each(SENT_KINDS)('the form of a %s', (form) => {
  const fields = Object.entries(messageKind(form).fields);

  it('has all its answers in the text for mails and quotations', () => {
    const typed = fields.map(([name, field]) => [name, optionsOf(field).at(-1) ?? `words of ${name}`]);
    const values = Object.fromEntries(typed) as Record<string, string>;
    const replaced = fields.filter(([, { other }]) => other).map(([name]) => name);
    for (const [name, { other }] of fields) if (other) values[name] = other.option;
    const text = sentText({ form, ...values });
    for (const [name, value] of typed)
      if (name !== 'nome' && name !== 'email' && !replaced.includes(name as string))
        expect(text).toContain(value);
  });

  it('has a field for a typed answer if a choice asks for one', () => {
    for (const [, field] of fields) {
      const asking = optionsOf(field).find((option) => option.includes('especifique'));
      expect(field.other?.option).toBe(asking);
      if (field.other) expect(messageKind(form).fields).toHaveProperty(field.other.field);
    }
  });
});

it('fields with the same name have the same label; labels of different fields, subjects and forms differ', () => {
  const all = kindsIn('messages').flatMap((form) => Object.entries(messageKind(form).fields));
  for (const [name, { label }] of all) expect(label).toBe(messageFields[name as 'nome'].label);
  const labels = Object.values(messageFields).map(({ label }) => label);
  const headings = SENT_KINDS.map((form) => messageKind(form).sent?.heading);
  const subjects = Object.values(SUBJECTS);
  for (const words of [
    labels,
    headings,
    subjects.map(({ label }) => label),
    subjects.map(({ address }) => address),
  ])
    expect(words).toEqual([...new Set(words)]);
});

it.each([
  'Pedido de orçamento',
  'Pedido de orçamento\nTipo: Nave\n\nOi',
  'Pedido de orçamento\nPrazo: Sem data marcada\nTipo: Aplicativo\n\nOi',
  'Pedido de orçamento\n\n',
  'Pedido de orçamento, por favor\n\nOi',
  'Pedido de proposta: treinamento para empresas\nEmpresa: Outra',
  'Pedido de proposta: treinamento para empresas\nTema: UX Research',
  'Bom dia',
  '',
])('a former message stays a message if its text has another form: %j', (mensagem) => {
  expect(splitFormerMessage({ nome: 'Acme', email: 'a@b.co', mensagem })).toBeUndefined();
});

it.each([[{}], [{ form: 'written' }], [{ form: 'booking' }], [{ form: 'toString' }]])(
  'a request of the kind %j is refused',
  (given) => {
    const body = { nome: 'Ana', email: 'a@b.co', mensagem: 'Oi', recaptchaToken: 'x', ...given };
    expect(validateMessageRequest(body)).toEqual({ fields: { form: expect.any(String) } });
  },
);

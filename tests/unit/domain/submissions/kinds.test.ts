import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUDGET_BANDS, BUDGET_DEADLINES, BUDGET_KINDS } from '#src/domain/forms/budgetOptions.ts';
import { EDUCATION_AREAS, TRAINING_TOPICS } from '#src/domain/forms/proposalOptions.ts';
import { answersOf, type SentMessage, senderName, sentText } from '#src/domain/submissions/kinds.ts';
import { validateMessageRequest } from '#src/domain/submissions/messageRequest.ts';
import { splitFormerMessage } from '#src/domain/submissions/splitFormerMessage.ts';

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
  ] as const)('has one line for each answer, and the message below: %s, %j', (form, given, rest) => {
    expect(sentText(sentBy(form, given))).toBe(HEADS[form] + rest);
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

const words = fc.stringMatching(/^[a-zA-Zç:>.]{1,9}( [a-zA-Zç:>.]{1,9}){0,3}$/);
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(fc.constant(''), value);
const text = fc.array(words, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n\n'));
const email = fc.constant('ana@exemplo.com.br');
const proposal = {
  empresa: words,
  email,
  participantes: perhaps(words),
  mes: perhaps(words),
  mensagem: perhaps(text),
};
const sent = fc.oneof(
  fc.record({
    form: fc.constant('budget'),
    nome: words,
    email,
    tipo: perhaps(fc.constantFrom(...BUDGET_KINDS)),
    prazo: perhaps(fc.constantFrom(...BUDGET_DEADLINES)),
    faixa: perhaps(fc.constantFrom(...BUDGET_BANDS)),
    mensagem: text,
  }),
  fc.record({
    form: fc.constant('training'),
    ...proposal,
    tema: perhaps(fc.constantFrom(...TRAINING_TOPICS)),
    temaOutro: perhaps(words),
  }),
  fc.record({
    form: fc.constant('education'),
    ...proposal,
    area: perhaps(fc.constantFrom(...EDUCATION_AREAS)),
  }),
) as fc.Arbitrary<SentMessage>;

describe('a message whose text was composed by a form', () => {
  it('is parsed back to its kind and its fields, which compose the same text', () => {
    fc.assert(
      fc.property(sent, (message) => {
        const former = { nome: senderName(message), email: message.email, mensagem: sentText(message) };
        const split = splitFormerMessage(former);
        expect(split?.form).toBe(message.form);
        expect(split && sentText(split)).toBe(former.mensagem);
        expect(validateMessageRequest({ ...split, recaptchaToken: 'x' }).output?.message).toEqual(split);
      }),
    );
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
  ])('stays a message if the text has another form: %j', (mensagem) => {
    expect(splitFormerMessage({ nome: 'Acme', email: 'a@b.co', mensagem })).toBeUndefined();
  });
});

it.each([[{}], [{ form: 'written' }], [{ form: 'booking' }], [{ form: 'toString' }]])(
  'a request of the kind %j is refused',
  (given) => {
    const body = { nome: 'Ana', email: 'a@b.co', mensagem: 'Oi', recaptchaToken: 'x', ...given };
    expect(validateMessageRequest(body)).toEqual({ fields: { form: expect.any(String) } });
  },
);
